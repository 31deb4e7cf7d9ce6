// The home page: what is here, and a table to play at. The token of a seat lives in this tab and nowhere else.

import { Content, drawBoard } from "./board.js";
import { call, el, listen, unique } from "./common.js";

const KEPT = "yrden.seat";
const $ = (id) => document.getElementById(id);

// The table this page sits at; null in the lobby.
let table = null;

// The lobby.

async function showGames() {
  const { games = [] } = await call("GET", "/v1/games");
  $("games").replaceChildren(...games.map((game) => el("article", {},
    el("h3", {}, game.title), el("p", {}, game.summary),
    el("p", { class: "dim" }, `${game.minPlayers}–${game.maxPlayers} players · `, el("code", {}, game.id)))));
  if (!games.length) return;
  const form = $("start");
  form.game.replaceChildren(...games.map((game) => el("option", { value: game.id }, game.title)));
  form.game.addEventListener("change", () => offer(games.find((game) => game.id === form.game.value)));
  offer(games[0]);
}

/** What can be chosen for a game of this kind. */
function offer(game) {
  const form = $("start");
  const counts = Array.from({ length: game.maxPlayers - game.minPlayers + 1 }, (_, index) => game.minPlayers + index);
  form.players.replaceChildren(...counts.map((players) =>
    el("option", { value: players, selected: players === 3 }, players === 1 ? "1 (alone)" : String(players))));
  form.against.replaceChildren(
    ...(game.bots ?? []).map((bot) =>
      el("option", { value: bot.name, selected: bot.name === "greedy", title: bot.summary }, `bots: ${bot.name}`)),
    el("option", { value: "" }, "people, by join code"));
  $("options").replaceChildren(...(game.options ?? []).map(option));
  showSnippet(game.id);
}

/** An option: a list if its values are one, otherwise a line to write in. */
function option({ name, values, text, defaultValue = "" }) {
  const words = values.split(/, | or /);
  const listed = words.length > 1 && words.every((word) => /^\w+$/.test(word));
  const field = listed
    ? el("select", { name: `option-${name}` }, el("option", { value: "" }, `default (${defaultValue})`), words.map((word) => el("option", { value: word }, word.replaceAll("_", " "))))
    : el("input", { name: `option-${name}`, placeholder: defaultValue, title: values });
  return el("label", { title: text }, `${name} `, field);
}

/** The options that were filled in. */
const chosen = (form) => Object.fromEntries([...new FormData(form)]
  .filter(([name, value]) => name.startsWith("option-") && value.trim())
  .map(([name, value]) => [name.slice("option-".length), value.trim()]));

async function showLive() {
  if (table || document.hidden) return;
  const { matches = [] } = await call("GET", "/v1/matches?state=MATCH_STATE_RUNNING&pageSize=10");
  $("live").replaceChildren(...(matches.length ? matches.map(liveMatch) : [el("li", { class: "dim" }, "None. Start one.")]));
}

function liveMatch(match) {
  const seats = (match.seats ?? []).map((seat, index) => seat.name || seat.bot || `seat ${index + 1}`).join(", ");
  return el("li", {}, `${match.game}: ${seats} `, el("span", { class: "dim" }, `version ${match.version ?? 0} `),
    el("button", { type: "button", click: () => sit({ matchId: match.id, token: "" }) }, `Watch ${match.id}`));
}

function showSnippet(game) {
  const at = location.origin;
  $("snippet").textContent = [
    `curl -s ${at}/v1/matches -d '{"game": "${game}", "players": 3}'      # returns match.id and tokens[0].token`,
    `curl -s ${at}/v1/matches/$ID:observe -H "Authorization: Bearer $TOKEN"`,
    `curl -s ${at}/v1/matches/$ID:act -H "Authorization: Bearer $TOKEN" \\`,
    `  -d '{"code": CODE, "expectedVersion": VERSION}'                  # a code of legalActions, the version seen`,
    `curl -sN ${at}/v1/matches/$ID:watch                                # every step as it happens`,
  ].join("\n");
}

async function start(event) {
  event.preventDefault();
  const form = event.target;
  const players = Number(form.players.value || 3);
  const mine = { kind: "SEAT_KIND_HUMAN", name: form.name.value };
  const other = form.against.value ? { kind: "SEAT_KIND_BOT", bot: form.against.value } : { kind: "SEAT_KIND_OPEN" };
  const seats = [mine, ...Array(players - 1).fill(other)];
  await tell($("trouble"), $("new-game"), async () => {
    const made = await call("POST", "/v1/matches", { body: { game: form.game.value, players, seats, options: chosen(form), requestId: unique() } });
    sit({ matchId: made.match.id, token: made.tokens[0].token, joinCode: form.against.value || players === 1 ? "" : made.match.joinCode });
  });
}

async function join(event) {
  event.preventDefault();
  const form = event.target;
  await tell($("trouble"), form.querySelector("button"), async () => {
    const body = { joinCode: form.code.value.trim().toUpperCase(), name: $("start").name.value, requestId: unique() };
    const joined = await call("POST", "/v1/matches:join", { body });
    sit({ matchId: joined.match.id, token: joined.token.token });
  });
}

/** Does something that may be refused, and says so where it was asked for. */
async function tell(place, button, work) {
  place.textContent = "";
  button.disabled = true;
  try {
    await work();
  } catch (error) {
    place.textContent = error.message;
  } finally {
    button.disabled = false;
  }
}

// The table.

function sit(seat) {
  table = { ...seat, observation: null, match: null, content: null, heard: 0, over: false, stop: new AbortController() };
  sessionStorage.setItem(KEPT, JSON.stringify(seat));
  $("lobby").hidden = true;
  $("table").hidden = false;
  $("log").replaceChildren();
  $("board").replaceChildren();
  $("actions").replaceChildren();
  $("notice").textContent = "";
  $("resign").hidden = !seat.token;
  $("question").textContent = seat.joinCode ? `Waiting for others. Join code: ${seat.joinCode}` : "Taking a seat…";
  $("question").focus();
  follow(table);
}

function leave() {
  table?.stop.abort();
  table = null;
  sessionStorage.removeItem(KEPT);
  $("table").hidden = true;
  $("lobby").hidden = false;
  showLive();
}

/** Watches until the match is over, and resumes where a stream broke off. */
async function follow(at) {
  const path = `/v1/matches/${encodeURIComponent(at.matchId)}`;
  try {
    at.match = await call("GET", path);
    at.content = new Content(await call("GET", `/v1/games/${at.match.game}`));
  } catch (error) {
    $("notice").textContent = error.message;
    return;
  }
  while (at === table && !at.over) {
    try {
      await listen(`${path}:watch?fromVersion=${at.heard}`, { token: at.token, signal: at.stop.signal }, (event) => hear(at, event));
    } catch (error) {
      if (at !== table) return;
      if (error.status >= 400 && error.status < 500 && error.status !== 429) {
        $("notice").textContent = error.message;
        return;
      }
      $("notice").textContent = "The connection was lost; trying again…";
    }
    if (!at.over) await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

function hear(at, { id, kind, data }) {
  if (at !== table) return;
  if (kind === "error") {
    $("notice").textContent = JSON.parse(data).message;
    return;
  }
  const message = JSON.parse(data);
  at.heard = Number(id);
  $("notice").textContent = "";
  for (const event of message.events ?? []) {
    if (event.text) $("log").prepend(el("li", {}, event.text));
  }
  if (message.observation) see(at, message.observation);
}

/** Shows an observation, unless a newer one is on the screen. */
function see(at, observation) {
  const shown = at.observation?.version ?? -1;
  if (at !== table || (observation.version ?? 0) < shown) return;
  const changed = (observation.version ?? 0) !== shown || at.refused;
  at.observation = observation;
  if (!changed) return;
  at.refused = false;
  const hadFocus = $("actions").contains(document.activeElement) || document.activeElement === document.body;
  const unfolded = [...$("board").querySelectorAll("details[open]")].map((part) => part.id);
  $("board").replaceChildren(...drawBoard(observation, at.match, at.content));
  $("board").querySelectorAll("details").forEach((part) => { part.open = unfolded.includes(part.id); });
  // What leads to no place comes first: it is soon overlooked among many ways to many places.
  const led = ({ arguments: to }) => Number(to?.location !== undefined);
  const actions = [...(observation.legalActions ?? [])].sort((one, other) => led(one) - led(other));
  $("actions").replaceChildren(...actions.map((action) =>
    el("button", { type: "button", "data-location": action.arguments?.location, click: () => act(at, action) }, action.label || action.verb)));
  $("question").textContent = headline(at, observation);
  if (hadFocus) $("question").focus({ preventScroll: true });
  if (observation.outcome) finish(at, observation.outcome);
}

/** Leaves only the actions that lead to the place pressed on a map, until it is pressed again. */
function narrow({ target }) {
  const place = target.closest("[data-location]");
  if (!place) return;
  const chosen = !place.classList.contains("chosen");
  $("board").querySelectorAll(".chosen").forEach((other) => other.classList.remove("chosen"));
  place.classList.toggle("chosen", chosen);
  for (const button of $("actions").querySelectorAll("[data-location]")) {
    button.hidden = chosen && button.dataset.location !== place.dataset.location;
  }
}

function headline(at, observation) {
  if (observation.outcome) return "The match is over.";
  if (observation.question && observation.legalActions?.length) return observation.question;
  const asked = (observation.asked ?? []).map((seat) => at.match.seats?.[seat]?.name || `seat ${seat + 1}`);
  return asked.length ? `Waiting for ${asked.join(", ")}…` : "Waiting…";
}

function finish(at, outcome) {
  at.over = true;
  $("resign").hidden = true;
  const rows = (outcome.places ?? []).map((place, seat) => ({ place, seat, score: outcome.scores?.[seat] ?? 0 }));
  rows.sort((one, other) => one.place - other.place);
  const name = (seat) => (seat === at.observation.seat ? "You" : at.match.seats?.[seat]?.name || at.match.seats?.[seat]?.bot || `seat ${seat + 1}`);
  const solo = outcome.soloWon === undefined ? null : el("p", {}, outcome.soloWon ? "You reached the goal." : "The goal was not reached.");
  $("actions").replaceChildren(
    el("div", {}, el("ol", {}, rows.map((row) => el("li", { value: row.place }, `${name(row.seat)}: ${row.score} points`))), solo,
      el("p", {}, el("a", { href: `/v1/matches/${encodeURIComponent(at.matchId)}:replay` }, "The replay"), " has the seed and every draw, to be checked with ", el("code", {}, "yrden verify"), ".")),
    el("button", { type: "button", class: "primary", click: leave }, "Back to the lobby"));
}

async function act(at, action) {
  const buttons = $("actions").querySelectorAll("button");
  buttons.forEach((button) => { button.disabled = true; });
  $("notice").textContent = "";
  const path = `/v1/matches/${encodeURIComponent(at.matchId)}`;
  try {
    const body = { code: action.code ?? 0, expectedVersion: at.observation.version ?? 0, requestId: unique() };
    see(at, (await call("POST", `${path}:act`, { token: at.token, body })).observation);
  } catch (error) {
    if (at !== table) return;
    $("notice").textContent = error.message;
    at.refused = true;
    see(at, await call("GET", `${path}:observe`, { token: at.token }).catch(() => at.observation));
  }
}

async function resign() {
  const at = table;
  if (!at?.token || !window.confirm("Give up your seat? It is then played at random and placed last.")) return;
  await tell($("notice"), $("resign"), async () => {
    await call("POST", `/v1/matches/${encodeURIComponent(at.matchId)}:resign`, { token: at.token, body: {} });
    $("resign").hidden = true;
  });
}

$("start").addEventListener("submit", start);
$("start").against.addEventListener("change", (event) => {
  $("new-game").textContent = event.target.value ? "New game against bots" : "New game with people";
});
$("join").addEventListener("submit", join);
$("board").addEventListener("click", narrow);
$("leave").addEventListener("click", leave);
$("resign").addEventListener("click", resign);
const report = (error) => { $("trouble").textContent = error.message; };
showGames().catch(report);
showLive().catch(report);
setInterval(() => showLive().catch(() => {}), 5000);
const kept = sessionStorage.getItem(KEPT);
if (kept) sit(JSON.parse(kept));
