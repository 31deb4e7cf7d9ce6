// The table, drawn from an observation's view: the two timeline games here, Old World in a file of its own, any other
// game as a tree.

import { el, player, words } from "./common.js";
import { drawOldWorld } from "./old_world.js";

const CHAPTERS = ["", "I", "II", "III"];
const KINDS = ["magic", "diplomacy", "exploration", "fight"];
const COLOURS = ["red", "green", "blue", "yellow", "pink"];

/** The names and texts of a game's components, by section and number. */
export class Content {
  constructor(game) {
    this.sections = {};
    for (const section of game.content ?? []) {
      this.sections[section.title] = new Map((section.entries ?? []).map((entry) => [entry.number ?? 0, entry]));
    }
  }
  find(number, ...titles) {
    for (const title of titles) {
      const entry = this.sections[title]?.get(number);
      if (entry) return entry;
    }
    return { name: `#${number}`, text: "" };
  }
  card(number) {
    return this.find(number, "Action cards", "Starter cards");
  }
}

export function drawBoard(observation, match, content) {
  const view = observation.view ?? {};
  const timeline = view.ronin ?? view.pathOfDestiny;
  if (timeline) return drawTimeline(timeline, observation, match, content);
  if (view.oldWorld) return drawOldWorld(view.oldWorld, observation, match, content);
  const [game] = Object.values(view);
  return game ? [tree(game)] : [el("p", { class: "dim" }, "Nothing is on the table yet.")];
}

function tree(value) {
  if (Array.isArray(value)) {
    if (value.every((item) => typeof item !== "object")) return el("span", {}, value.join(", ") || "–");
    return el("ol", {}, value.map((item) => el("li", {}, tree(item))));
  }
  if (value === null || typeof value !== "object") return el("span", {}, String(value));
  return el("dl", { class: "tree" }, Object.entries(value).flatMap(([name, item]) => [el("dt", {}, name), el("dd", {}, tree(item))]));
}

function colour(entry) {
  const first = entry.text.split(/[ ,./]/, 1)[0].toLowerCase();
  return COLOURS.includes(first) ? first : "";
}

function card(number, content) {
  const entry = content.card(number);
  return el("li", { class: `card ${colour(entry)}` }, el("strong", {}, entry.name), entry.text);
}

function chip(played, content) {
  const entry = content.card(played.card ?? 0);
  const covered = KINDS.filter((kind) => played.covered?.[kind]).map((kind) => `${played.covered[kind]} ${kind}`);
  const told = covered.length ? `${entry.text} Covered: ${covered.join(", ")}.` : entry.text;
  return el("span", { class: `chip ${colour(entry)}`, title: told }, entry.name);
}

const symbols = (pool) => KINDS.filter((kind) => pool?.[kind]).map((kind) => `${pool[kind]} ${kind}`).join(", ") || "none";

function drawTimeline(view, observation, match, content) {
  const figures = view.figures ?? [];
  const name = (index) => {
    const figure = figures[index] ?? {};
    const who = figure.character === undefined ? "" : content.find(figure.character, "Characters").name;
    if (index === observation.seat) return who ? `You – ${who}` : "You";
    const by = figure.automa ? "Automa" : player(match, index);
    return who ? `${who} (${by})` : by;
  };
  const pair = view.active ?? view.pairs?.[(view.chapter || 1) - 1];
  const kind = (value) => words(value, "RONIN_KIND_");
  const parts = [
    el("p", { class: "facts" },
      el("span", {}, el("b", {}, `Chapter ${CHAPTERS[view.chapter ?? 0] || "–"}`), view.turn ? `, turn ${view.turn} of 3` : ""),
      el("span", {}, `Step: ${words(view.step, "RONIN_STEP_")}`),
      pair ? el("span", {}, `Active: left ${kind(pair.left)}, right ${kind(pair.right)}`) : null,
      view.headings?.length ? el("span", {}, `Left: ${view.headings[0]}. Right: ${view.headings[1]}.`) : null,
      view.destiny?.length ? el("span", {}, `Destiny: ${view.destiny.map((token) => words(token, "PATH_OF_DESTINY_TOKEN_")).join(", ")}`) : null,
      el("span", { class: "dim" }, `Deck ${view.deck ?? 0}, discarded ${view.discard?.length ?? 0}`)),
  ];
  if (view.offer?.length && view.step === "RONIN_STEP_SETUP") {
    parts.push(el("h3", {}, "Offered to you"), el("ul", { class: "cards" }, view.offer.map((number) => {
      const entry = content.find(number, "Characters");
      return el("li", { class: "card" }, el("strong", {}, entry.name), entry.text);
    })));
  }
  if (view.pages?.length) {
    parts.push(el("p", { class: "dim" }, `The story so far: ${view.pages.map((page) => page.title).join(" · ")}`));
  }
  if (view.hand?.length) {
    parts.push(el("h3", {}, `Your hand – ${view.hand.length}`), el("ul", { class: "cards" }, view.hand.map((number) => card(number, content))));
  }
  const rows = view.rows ?? [];
  if (rows.some((row) => row.left !== undefined || row.right !== undefined)) {
    parts.push(el("h3", {}, "Rows"), el("div", { class: "rows" }, rows.map((row, index) => {
      const cards = [row.left, row.right].filter((number) => number !== undefined);
      const token = words(view.tokens?.[index], "PATH_OF_DESTINY_ALLIANCE_TOKEN_");
      const beside = token && token !== "unspecified" ? ` – alliance: ${token}` : "";
      return el("div", {}, el("span", { class: "dim" }, `Row ${index + 1}${beside}${cards.length ? "" : ": empty"}`),
        el("ul", { class: "cards" }, cards.map((number) => card(number, content))));
    })));
  }
  parts.push(el("h3", {}, "Figures"));
  const order = view.order?.length ? view.order : figures.map((_, index) => index);
  for (const index of order) {
    const figure = figures[index] ?? {};
    parts.push(el("div", { class: "figure" },
      el("h3", { class: (observation.asked ?? []).includes(index) ? "asked" : "" }, name(index)),
      el("p", { class: "facts" },
        el("span", {}, el("b", {}, `${figure.victory ?? 0} VP`)),
        el("span", {}, `${figure.experience ?? 0} XP`),
        el("span", {}, `Symbols: ${symbols(figure.pool)}`),
        el("span", {}, `Hand: ${figure.hand ?? 0}`)),
      el("div", { "aria-label": "Timeline" }, (figure.timeline ?? []).map((played) => chip(played, content)))));
  }
  if (view.tracks?.length) {
    parts.push(el("h3", {}, "Partnerships"), el("ul", { class: "plain" }, view.tracks.map((track) => {
      const label = (track.partners ?? []).map(name).join(" & ");
      return el("li", {}, el("progress", { max: 12, value: track.space ?? 0, "aria-label": label }), ` ${track.space ?? 0} of 12 – ${label}`);
    })));
  }
  return [...parts, ...drawStory(view, name, content)];
}

/** What only one of the stories of Path of Destiny has. */
function drawStory(view, name, content) {
  const parts = [];
  const named = (numbers, title) => numbers.map((number) => content.find(number, title)).map((entry) =>
    el("li", { class: "card" }, el("strong", {}, entry.name), entry.text));
  if (view.efforts?.length) {
    parts.push(el("h3", {}, "Extra effort, chapters I to III"), el("ul", { class: "cards" }, named(view.efforts, "Extra-effort cards")));
  }
  if (view.objectives?.length) {
    parts.push(el("h3", {}, "Secret objectives"), el("ul", { class: "plain" }, view.objectives.map((objective, index) => {
      const requirement = content.find(objective.requirement ?? 0, "Requirement cards");
      const marks = [...(objective.first ?? []), ...(objective.second ?? [])].map(name).join(", ") || "nobody yet";
      const known = objective.objective === undefined ? "Face down." : content.find(objective.objective, "Secret objectives").text;
      return el("li", {}, el("b", {}, `Type ${"ABCD"[index]}: `), `${known} ${requirement.text || requirement.name} Fulfilled by ${marks}.`);
    })));
  }
  if (view.alliances?.counts) {
    parts.push(el("h3", {}, "Alliances"), el("ul", { class: "plain" }, view.alliances.counts.map((count, index) =>
      el("li", {}, `${name(index)}: ${count.renfri ?? 0} of Renfri, ${count.stregobor ?? 0} of Stregobor`))));
    if (view.alliances.own?.length) parts.push(el("ul", { class: "cards" }, named(view.alliances.own, "Alliance cards")));
  }
  return parts;
}
