// The description of the API, drawn from /openapi.json, with a form to try each call.

import { el, headers, listen, prose } from "./common.js";

const $ = (id) => document.getElementById(id);
let spec = {};

const follow = (schema) => (schema?.$ref ? schema.$ref.split("/").slice(1).reduce((at, name) => at[name], spec) : schema);
const nameOf = (reference) => reference.split("/").pop();

/** A schema's type in words, with links to messages. */
function type(schema) {
  if (!schema) return "";
  if (schema.$ref) return el("a", { href: `#schema-${nameOf(schema.$ref)}` }, nameOf(schema.$ref));
  if (schema.type === "array") return el("span", {}, "list of ", type(schema.items));
  if (schema.additionalProperties) return el("span", {}, "map to ", type(schema.additionalProperties));
  return schema.const ?? [schema.type, schema.format ?? schema.contentEncoding].filter(Boolean).join(", ");
}

/** A body to begin with: every field once. */
function example(schema, depth = 0) {
  const known = follow(schema) ?? {};
  if (known.enum) return known.enum[1] ?? known.enum[0];
  if (known.type === "array") return depth > 1 ? [] : [example(known.items, depth + 1)];
  if (known.properties) return Object.fromEntries(Object.entries(known.properties).map(([name, part]) => [name, example(part, depth + 1)]));
  return { integer: 0, number: 0, boolean: false, object: {} }[known.type] ?? "";
}

function properties(schema) {
  const rows = Object.entries(schema.properties ?? {}).map(([name, part]) =>
    el("tr", {}, el("th", { scope: "row" }, el("code", {}, name)), el("td", {}, type(part)), el("td", {}, prose(part.description))));
  if (!rows.length) return el("p", { class: "dim" }, schema.enum ? "" : "No fields.");
  return el("table", {}, el("thead", {}, el("tr", {}, ["Field", "Type", "Meaning"].map((head) => el("th", { scope: "col" }, head)))), el("tbody", {}, rows));
}

function input(parameter, id) {
  const schema = follow(parameter.schema);
  const attributes = { id, name: parameter.name, "data-in": parameter.in, required: parameter.required };
  if (schema.enum) return el("select", attributes, el("option", { value: "" }, "–"), schema.enum.map((value) => el("option", {}, value)));
  const number = schema.type === "integer";
  return el("input", { ...attributes, type: number ? "number" : "text", min: schema.minimum, max: schema.maximum, autocomplete: "off" });
}

function operation(path, verb, about) {
  const id = about.operationId;
  const streams = Boolean(about.responses["200"]?.content?.["text/event-stream"]);
  const body = about.requestBody?.content["application/json"].schema;
  const output = el("pre", { "aria-live": "polite", "aria-label": "Answer", tabindex: "0", hidden: true });
  const stop = el("button", { type: "button", hidden: true }, "Stop");
  const rows = (about.parameters ?? []).map((parameter, index) => {
    const field = `${id}-${index}`;
    return el("tr", {},
      el("th", { scope: "row" }, el("label", { for: field }, el("code", {}, parameter.name))),
      el("td", {}, `${parameter.in}${parameter.required ? ", required" : ""}`), el("td", {}, type(parameter.schema)),
      el("td", {}, prose(parameter.description)), el("td", {}, input(parameter, field)));
  });
  const form = el("form", {},
    rows.length ? el("table", {}, el("thead", {}, el("tr", {}, ["Parameter", "In", "Type", "Meaning", "Value"].map((head) => el("th", { scope: "col" }, head)))), el("tbody", {}, rows)) : null,
    body ? el("label", { class: "body" }, "Body (JSON)", bodyText(body)) : null,
    el("button", { class: "primary", type: "submit" }, "Try it"), stop);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    attempt(form, path, verb, streams, output, stop);
  });
  const answer = about.responses["200"]?.content;
  const answers = answer?.["application/json"]?.schema ?? answer?.["text/event-stream"]?.["x-message"];
  return el("details", { class: "operation", id },
    el("summary", {}, el("span", { class: "verb" }, verb.toUpperCase()), el("code", {}, path), el("span", { class: "dim" }, about.summary)),
    prose(about.description),
    body?.$ref ? el("p", {}, "Takes ", type(body), ".") : body ? properties(body) : null,
    answers ? el("p", {}, streams ? "Streams " : "Returns ", type(answers), ". ", el("a", { href: "#refusals" }, "Refusals"), ".") : null,
    streams ? prose(about.responses["200"].description) : null,
    form, output);
}

function bodyText(schema) {
  const text = el("textarea", { name: "body", spellcheck: "false" });
  text.value = JSON.stringify(example(schema), null, 2);
  return text;
}

async function attempt(form, path, verb, streams, output, stop) {
  const query = new URLSearchParams();
  const extra = {};
  let target = path;
  for (const field of form.querySelectorAll("[data-in]")) {
    if (field.value === "") continue;
    if (field.dataset.in === "path") target = target.replace(`{${field.name}}`, encodeURIComponent(field.value));
    else if (field.dataset.in === "header") extra[field.name] = field.value;
    else query.append(field.name, field.value);
  }
  if (query.size) target += `?${query}`;
  const token = $("token").value;
  output.hidden = false;
  output.textContent = `${verb.toUpperCase()} ${target}\n…`;
  try {
    if (streams) {
      if (extra["Last-Event-ID"]) target += `${query.size ? "&" : "?"}fromVersion=${extra["Last-Event-ID"]}`;
      await watch(target, token, output, stop);
      return;
    }
    const options = { method: verb.toUpperCase(), headers: headers(token, extra) };
    if (form.elements.body) {
      options.body = form.elements.body.value;
      options.headers["content-type"] = "application/json";
    }
    const response = await fetch(target, options);
    const text = await response.text();
    output.textContent = `${response.status} ${response.statusText}\n${pretty(text)}`;
  } catch (error) {
    output.textContent += `\n${error.message}`;
  }
}

async function watch(target, token, output, stop) {
  const ending = new AbortController();
  stop.hidden = false;
  stop.onclick = () => ending.abort();
  try {
    await listen(target, { token, signal: ending.signal }, (event) => {
      output.textContent += `\nevent ${event.kind}, id ${event.id}\n${pretty(event.data)}`;
    });
    output.textContent += "\nThe stream has ended.";
  } finally {
    stop.hidden = true;
  }
}

function pretty(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** Opens what the address points to. */
function reveal() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!target) return;
  if (target instanceof HTMLDetailsElement) target.open = true;
  target.scrollIntoView();
}

async function show() {
  spec = await (await fetch("/openapi.json")).json();
  $("about").replaceChildren(el("p", { class: "dim" }, `${spec.info.title} ${spec.info.version}`), ...prose(spec.info.description));
  const operations = Object.entries(spec.paths).flatMap(([path, verbs]) => Object.entries(verbs).map(([verb, about]) => ({ path, verb, about })));
  $("operations").replaceChildren(...spec.tags.map((tag) => el("section", { "aria-label": tag.name },
    el("h2", {}, tag.name), prose(tag.description),
    operations.filter(({ about }) => about.tags.includes(tag.name)).map(({ path, verb, about }) => operation(path, verb, about)))));
  $("contents").replaceChildren(...operations.map(({ about }) => el("a", { href: `#${about.operationId}` }, about.operationId.replace("_", "."))), el("a", { href: "#refusals" }, "Refusals"));
  $("schemas").replaceChildren(
    el("details", { class: "operation", id: "refusals" }, el("summary", {}, el("b", {}, "Refusals")), prose(spec.components.responses.Refused.description), properties(spec.components.schemas.Status)),
    ...Object.entries(spec.components.schemas).map(([name, schema]) => el("details", { class: "operation", id: `schema-${name}` },
      el("summary", {}, el("b", {}, name)), prose(schema.description), properties(schema))));
  window.addEventListener("hashchange", reveal);
  reveal();
}

show().catch((error) => { $("operations").textContent = error.message; });
