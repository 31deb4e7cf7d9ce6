// What the pages share: elements, calls, and streams read by fetch, because EventSource cannot send a token.

/** Makes an element. Attributes that are functions listen; text is always text, never markup. */
export const el = (tag, attributes, ...children) => fill(document.createElement(tag), attributes, children);

/** Makes an element of a picture. */
export const svg = (tag, attributes, ...children) => fill(document.createElementNS("http://www.w3.org/2000/svg", tag), attributes, children);

function fill(element, attributes = {}, children = []) {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(name, value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value !== undefined && value !== null) element.setAttribute(name, value);
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return element;
}

/** Words for an enum's value: RONIN_STEP_CHAPTER_END is "chapter end". */
export const words = (value, prefix) => (value ?? "").replace(prefix, "").replaceAll("_", " ").toLowerCase();

/** Who plays a seat: a person's name, a bot, or the seat itself. */
export function player(match, index) {
  const seat = match.seats?.[index];
  return seat?.name || (seat?.bot ? `bot ${seat.bot}` : `seat ${index + 1}`);
}

/** Text with `code` in backticks, in paragraphs and lists of lines that begin with a dash. */
export function prose(text) {
  const inline = (line) => line.split("`").map((part, index) => (index % 2 ? el("code", {}, part) : part));
  return (text ?? "").split(/\n\s*\n/).filter(Boolean).map((paragraph) => {
    const lines = paragraph.trim().split("\n");
    return lines.every((line) => line.startsWith("- "))
      ? el("ul", {}, lines.map((line) => el("li", {}, inline(line.slice(2)))))
      : el("p", {}, inline(lines.join(" ")));
  });
}

/** A call that was refused: the sentence for people, the reason for programs. */
export class Refusal extends Error {
  constructor(status, body) {
    super(body?.message ?? `The server answered ${status}.`);
    this.status = status;
    this.reason = body?.details?.[0]?.reason ?? "";
  }
}

export function headers(token, more = {}) {
  return token ? { ...more, authorization: `Bearer ${token}` } : more;
}

/** Calls the API; returns the parsed answer or throws a Refusal. */
export async function call(method, path, { token, body } = {}) {
  const options = { method, headers: headers(token) };
  if (body !== undefined) {
    options.body = JSON.stringify(body);
    options.headers = headers(token, { "content-type": "application/json" });
  }
  const response = await fetch(path, options);
  const answer = await response.json().catch(() => null);
  if (!response.ok) throw new Refusal(response.status, answer);
  return answer;
}

/** Reads Server-Sent Events until the stream ends. Calls `hear` with each event's id, kind and data. */
export async function listen(path, { token, signal }, hear) {
  const response = await fetch(path, { headers: headers(token, { accept: "text/event-stream" }), signal });
  if (!response.ok) throw new Refusal(response.status, await response.json().catch(() => null));
  if (response.status === 204) return;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const blocks = (rest + value).split("\n\n");
    rest = blocks.pop();
    for (const block of blocks) {
      const event = { id: "", kind: "message", data: [] };
      for (const line of block.split("\n")) {
        if (line.startsWith("id: ")) event.id = line.slice(4);
        else if (line.startsWith("event: ")) event.kind = line.slice(7);
        else if (line.startsWith("data: ")) event.data.push(line.slice(6));
      }
      if (event.data.length) hear({ ...event, data: event.data.join("\n") });
    }
  }
}

/** A random text, for request ids. */
export function unique() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
