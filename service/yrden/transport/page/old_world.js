// Old World, drawn from its view: what is going on, the map, the witchers and the market. Nothing is decided here and
// nothing known beyond the view; terrains, roads, icons and lives are read from the texts that GetGame lists.

import { el, player, svg, words } from "./common.js";

const ATTRIBUTES = ["Attack", "Defense", "Alchemy", "Specialty"];
const HIGHEST = 5;
const TO_WIN = 4;
const LEVELS = ["I", "II", "III"];

// Where the places are drawn, by number, so that no two roads cross.
const WIDTH = 440;
const HEIGHT = 690;
const PLACES = [
  [388, 330], // Behelt Nar
  [56, 52], // Kaer Seren
  [190, 40], // Hengfors
  [330, 40], // Kaer Morhen
  [386, 128], // Ban Ard
  [106, 180], // Cidaris
  [192, 158], // Novigrad
  [252, 256], // Vizima
  [346, 234], // Vengerberg
  [58, 312], // Cintra
  [166, 364], // Haern Caduch
  [298, 366], // Beauclair
  [60, 454], // Glenmore
  [58, 572], // Doldeth
  [214, 492], // Loc Ichaer
  [384, 450], // Gorthur Gvaed
  [152, 622], // Dhuwod
  [276, 622], // Stygga
  [338, 536], // Ard Modron
];

// What an action is called under its place, by what its text speaks of.
const ACTIONS = [
  ["for free", (text) => `train ${text.split(" ")[1]}`],
  ["an attribute", () => "school"],
  ["potion", () => "potion"],
  ["dice poker", () => "dice poker"],
  ["track", () => "tracking"],
  ["hand card for", () => "exchange"],
  ["Trash up to", () => "clearing"],
];

export function drawOldWorld(view, observation, match, content) {
  const table = new Table(view, observation, match, content);
  const others = view.players.map((_, seat) => seat).filter((seat) => seat !== table.me);
  return [
    moment(table),
    ...reading(table), ...fight(table), ...combo(table), ...dice(table), ...offer(table), ...hand(table),
    el("div", { class: "world" }, map(table), el("div", {}, ...own(table), ...monsters(table))),
    ...market(table),
    ...(others.length ? section(table.me === undefined ? "Witchers" : "The other witchers", ...others.map((seat) => witcher(table, seat))) : []),
    supplies(table),
  ].filter(Boolean);
}

/** A view with the names of all it speaks of. */
class Table {
  constructor(view, observation, match, content) {
    Object.assign(this, { view, observation, match, content, me: observation.seat });
    this.places = PLACES.map((_, number) => place(content.find(number, "Locations")));
  }
  school(seat) {
    const number = this.view.players[seat]?.school;
    return number === undefined ? null : this.content.find(number, "Schools");
  }
  /** A witcher by school, as in the questions and the log. */
  who(seat) {
    return this.school(seat)?.name.replace("School of the ", "") ?? player(this.match, seat);
  }
  named(seat) {
    return seat === this.me ? "you" : this.who(seat);
  }
  title(seat) {
    if (seat === this.me) return `You – ${this.school(seat)?.name ?? "no school yet"}`;
    return this.school(seat) ? `${this.who(seat)} (${player(this.match, seat)})` : player(this.match, seat);
  }
  at(number) {
    return number === undefined ? "" : this.places[number]?.name ?? `#${number}`;
  }
  card(number) {
    return this.content.find(number, "Action cards", "Starting cards");
  }
  cards(numbers) {
    return numbers.map((number) => this.card(number).name).join(", ");
  }
  monster(number) {
    const { name, text } = this.content.find(number, "Monsters");
    const [, level = "", life = 0] = /^Level (\w+), life (\d+)/.exec(text) ?? [];
    return { name, level, life: Number(life), ability: text.split("\n").slice(1, -1).join(" "), trophy: trophy(text) };
  }
  exploration(number) {
    return this.content.find(number, "City exploration cards", "Wilds exploration cards");
  }
}

// The texts.

/** A place: its terrain, what can be done there, and the names of the places its roads lead to. */
function place({ name, text }) {
  const [, terrain = "Any", action = "", roads = ""] = /^(\w+) terrain\. (.*)\. Roads to (.*)\.$/.exec(text) ?? [];
  const short = ACTIONS.find(([part]) => action.includes(part))?.[1](action) ?? "";
  return { name, terrain: terrain.toLowerCase(), action, short, roads: roads.split(/, | and /) };
}

/** The trophy that the last line of a text tells. */
function trophy(text) {
  const [, name = "a trophy", told = ""] = /rophy, (.*?): (.*)$/.exec(text) ?? [];
  return { name, text: told };
}

/** An action card's colour, movement, icons, and links with their icons. */
function face(text) {
  const [, colour, cost, movement, icons, links] = /^(\w+), cost (\d+), movement (\w+)\. Icons: (.*)\. Links to (.*)\.$/.exec(text) ?? [];
  if (!colour) return null;
  const linked = [...links.matchAll(/(blue|red|green|yellow|purple)(?: \(([^)]*)\))?/g)];
  return { colour: colour.toLowerCase(), cost, movement, icons, links: linked.map(([, to, gain]) => ({ to, gain: gain ?? "" })) };
}

/** What the icons of several texts come to. */
function total(texts) {
  const sums = { damage: 0, shield: 0, draw: 0, take: 0 };
  for (const text of texts) {
    for (const [, count, kind] of text.matchAll(/(\d+) (damage|shield)/g)) sums[kind] += Number(count);
    for (const [, kind, count] of text.matchAll(/(draw|take) ([+-]?\d+)/g)) sums[kind] += Number(count);
  }
  const { damage, shield, draw, take } = sums;
  return [damage && `${damage} damage`, shield && `${shield} shield`, draw && `draw ${draw > 0 ? "+" : ""}${draw}`, take && `take ${take} discard`]
    .filter(Boolean).join(", ") || "nothing";
}

/** Potions, each once and with how often it is there. */
function potions(table, numbers) {
  const counts = new Map();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return [...counts].map(([number, count]) => {
    const { name, text } = table.content.find(number, "Potions");
    return { name: count > 1 ? `${name} ×${count}` : name, text };
  });
}

// Small parts.

/** A line of facts; nothing if there is none. */
function facts(...all) {
  const told = all.filter(Boolean).map((one) => el("span", {}, one));
  return told.length ? el("p", { class: "facts" }, told) : null;
}

const fact = (name, value) => (value === "" || value === undefined ? null : [el("span", { class: "dim" }, `${name} `), `${value}`]);
const names = (things) => things.map(({ name }) => name).join(", ");
const section = (title, ...parts) => [el("h3", {}, title), ...parts];
const list = (kind, items) => el("ul", { class: kind }, items);
const paragraphs = (text) => text.split("\n").map((line) => el("p", {}, line));

function actionCard(table, number, note = "") {
  const entry = table.card(number);
  const look = face(entry.text);
  const name = [el("strong", {}, entry.name), note ? el("div", { class: "note" }, note) : null];
  if (!look) return el("li", { class: "card" }, name, entry.text);
  const links = look.links.map(({ to, gain }) => el("span", { class: `chip ${to}` }, gain ? `${to}: ${gain}` : to));
  return el("li", { class: `card ${look.colour}` },
    name, el("div", { class: "dim" }, `${look.colour}, cost ${look.cost}, moves by ${look.movement}`), el("div", {}, el("b", {}, look.icons)),
    el("div", {}, links.length ? ["links to ", ...links] : "links to nothing"));
}

const pips = (level) => "●".repeat(level) + "○".repeat(Math.max(0, HIGHEST - level));

// What is going on.

function moment(table) {
  const { round, roundLimit, phase, active, moved, drawTarget, winner } = table.view;
  return facts(
    el("b", {}, round ? `Round ${round} of ${roundLimit}` : "Setup"),
    active === undefined ? null : `${active === table.me ? "Your turn" : `${table.who(active)}'s turn`}${phase ? `, phase ${LEVELS[phase - 1]}` : ""}`,
    phase === 1 && moved ? "moved already" : null,
    phase && drawTarget !== 3 ? `draws up to ${drawTarget} in phase III` : null,
    winner === undefined ? null : el("b", {}, `${winner === table.me ? "You have" : `${table.who(winner)} has`} won.`));
}

function fight(table) {
  const { fight: at } = table.view;
  if (!at) return [];
  const monster = at.monster === undefined ? null : table.monster(at.monster);
  const other = monster ? `the ${monster.name}` : table.named(at.defender);
  const sides = [fighter(table, at, 0, at.attacker), monster ? beast(table, at, monster) : fighter(table, at, 1, at.defender)];
  const bets = at.bets.flatMap((side, seat) => (side ? [`${table.named(seat)} on ${side === 1 ? table.named(at.attacker) : other}`] : []));
  return section(`Fight – ${table.named(at.attacker)} against ${other}${STAGES[at.stage] ?? ""}`,
    el("div", { class: "sides" }, sides), facts(fact("Bets:", bets.join(", "))));
}

const STAGES = { OLD_WORLD_FIGHT_STAGE_PREPARING: ", preparation", OLD_WORLD_FIGHT_STAGE_ENDED: ", over" };
const preparing = (at) => at.stage === "OLD_WORLD_FIGHT_STAGE_PREPARING";

const side = (title, onTurn, ...parts) =>
  el("div", { class: onTurn ? "side turn" : "side" }, el("h4", {}, onTurn ? `${title} – on turn` : title), ...parts);

function fighter(table, at, index, seat) {
  const one = table.view.players[seat];
  return side(seat === table.me ? "You" : table.title(seat), at.fighting && at.onTurn === index,
    facts(
      fact(preparing(at) ? "Deck" : "Life pool", one.deck), fact("Hand", one.hand), fact("Shield", `${one.shield} of ${one.shieldCap}`),
      fact("Fight turn", at.turns[index]), fact("Potions used", at.potions[index]), fact("Specialty used", at.specialties[index])),
    facts(...placed(table, one)));
}

function beast(table, at, monster) {
  const left = preparing(at) ? monster.life : at.pool;
  const attack = words(at.attack, "OLD_WORLD_ATTACK_");
  // Fight cards count from 0 in the view and from 1 in the content.
  const told = (number) => table.content.find(number + 1, "Monster fight cards").text;
  const top = at.poolTop.flatMap(({ card }) => (card === undefined ? [] : [told(card)]));
  return side(`${monster.name}, level ${monster.level}`, at.fighting && at.onTurn === 1,
    el("p", {}, el("progress", { max: monster.life, value: left, "aria-label": "Life" }), ` life ${left} of ${monster.life}`),
    facts(fact("Fight turn", at.turns[1]), fact("Cards shown", at.shown.length), attack && attack !== "unspecified" ? el("b", {}, `Attack: ${attack}`) : null),
    at.revealed === undefined ? null : el("p", {}, el("b", {}, "Revealed: "), told(at.revealed)),
    ...top.map((text) => el("p", {}, el("span", { class: "dim" }, "Known on top: "), text)),
    el("p", at.suppressed ? { class: "dim" } : {}, el("span", { class: "dim" }, at.suppressed ? "Suppressed: " : "Ability: "), monster.ability));
}

/** The cards whose place is known, up to the last that the viewer knows. */
function known(table, places) {
  const names = places.map(({ card }) => (card === undefined ? "unknown" : table.card(card).name));
  while (names.at(-1) === "unknown") names.pop();
  return names.join(", ");
}

const placed = (table, one) => [
  fact("Known on top of the deck:", known(table, one.deckTop)),
  fact("Known at the bottom of the deck, lowest first:", known(table, one.deckBottom.toReversed())),
];

function combo(table) {
  if (!table.view.combo.length) return [];
  const gains = [];
  const steps = table.view.combo.map(({ card, extension }) => {
    const entry = table.card(card);
    const look = face(entry.text) ?? { colour: "", icons: entry.text, links: [] };
    const link = look.links[extension];
    gains.push(look.icons, link?.gain ?? "");
    return el("li", {}, el("span", { class: `chip ${look.colour}` }, `${entry.name} (${look.colour})`), ` ${look.icons}`,
      link ? ` → ${link.to}${link.gain ? `: ${link.gain}` : ""}` : "");
  });
  return section("Combo", el("ol", { class: "combo" }, steps), el("p", {}, el("b", {}, total(gains)), " by the cards alone"));
}

function dice(table) {
  const hands = table.view.dice;
  if (!hands.length) return [];
  return section("Dice poker", ...hands.map(({ faces, seat }) => {
    const name = seat === undefined ? "The locals" : seat === table.me ? "You" : table.who(seat);
    const told = faces.map((value) => (value ? value : "not rolled")).join(", ");
    return el("p", { class: "dice", role: "img", "aria-label": `${name}: ${told}` }, el("span", {}, name),
      faces.map((value) => el("span", { class: "die" }, value ? String(value) : "–")));
  }));
}

/** The exploration card or event that is being read. */
function reading(table) {
  const { title: name, text } = table.view.question ?? {};
  return name ? [el("div", { class: "reading" }, el("h3", {}, name), ...paragraphs(text))] : [];
}

function offer(table) {
  const offered = table.view.own?.offer ?? [];
  const cards = offered.map((number) => table.content.find(number, "Schools")).map(({ name, text }) =>
    el("li", { class: "card" }, el("strong", {}, name), ...paragraphs(text)));
  return cards.length ? section("Schools offered to you", list("cards", cards)) : [];
}

// The map.

function map(table) {
  const all = PLACES.map((_, number) => number);
  const near = new Set((table.observation.legalActions ?? []).map((action) => action.arguments?.location));
  near.delete(undefined);
  return el("div", { class: "map" },
    svg("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": "The map; the same in words is below it." },
      roads(table.places), all.map((number) => spot(table, number, near.has(number)))),
    el("p", { class: "legend dim" },
      Object.keys(SHAPES).map((terrain) => el("span", {}, svg("svg", { viewBox: "-15 -15 30 30", "aria-hidden": "true" }, SHAPES[terrain]()), terrain)),
      el("span", {}, "Small circle: a witcher. Hexagon: a monster's level, ♥ its life. Square: a tracking token, or × a closed tavern. !: your quest."),
      near.size ? el("span", {}, "Dashed ring: can be chosen now; press it to see only its choices.") : null),
    el("details", { id: "in-words" }, el("summary", {}, "The map in words"), list("plain", all.map((number) => inWords(table, number)))));
}

const SHAPES = {
  forest: () => svg("circle", { class: "spot green", r: 12 }),
  mountain: () => svg("polygon", { class: "spot yellow", points: "0,-14 14,11 -14,11" }),
  water: () => svg("polygon", { class: "spot blue", points: "0,-14 14,0 0,14 -14,0" }),
  any: () => svg("rect", { class: "spot", x: -11, y: -11, width: 22, height: 22 }),
};

function roads(places) {
  const number = new Map(places.map(({ name }, index) => [name, index]));
  return places.flatMap((place, from) => place.roads.map((name) => number.get(name)).filter((to) => to > from).map((to) =>
    svg("line", { class: "road", x1: PLACES[from][0], y1: PLACES[from][1], x2: PLACES[to][0], y2: PLACES[to][1] })));
}

/** Who and what is at a place: witchers, a monster or its lair, tracking tokens, the viewer's quests, a closed tavern. */
function there(table, number) {
  const { players, monsterSlots, closedTavern } = table.view;
  const things = [];
  const add = (kind, mark, told) => things.push({ kind, mark, told });
  players.forEach(({ location }, seat) => {
    if (location === number) add(seat === table.me ? "witcher me" : "witcher", table.who(seat)[0], seat === table.me ? "you" : table.title(seat));
  });
  for (const { location, monster } of monsterSlots) {
    if (location !== number) continue;
    if (monster === undefined) add("monster lair", "", "an empty lair");
    else add("monster", table.monster(monster).level, `${table.monster(monster).name} ♥${table.monster(monster).life}`);
  }
  players.forEach(({ tracking }, seat) => {
    if (tracking.includes(number)) add("token", table.who(seat)[0], `tracking token of ${table.named(seat)}`);
  });
  for (const { card, location } of players[table.me]?.quests ?? []) {
    if (location === number) add("quest", "!", `your quest ${table.exploration(card).name}`);
  }
  if (closedTavern === number) add("token", "×", "tavern closed");
  return things;
}

const MARKS = {
  witcher: () => svg("circle", { r: 9 }),
  monster: () => svg("polygon", { points: "-11,0 -6,-10 6,-10 11,0 6,10 -6,10" }),
  token: () => svg("rect", { x: -8, y: -8, width: 16, height: 16, rx: 2 }),
  quest: () => svg("polygon", { points: "0,-11 11,0 0,11 -11,0" }),
};

function spot(table, number, near) {
  const { name, terrain, action, short } = table.places[number];
  const [x, y] = PLACES[number];
  const things = there(table, number);
  const used = table.view.sitesUsed.includes(number);
  const lines = [[short + (used ? " (used)" : ""), "short"], ...things.filter(({ kind }) => kind === "monster").map(({ told }) => [told, "beast"])];
  return svg("g", { transform: `translate(${x} ${y})`, "data-location": near ? number : undefined },
    svg("title", {}, `${name}, ${terrain}: ${action}`),
    near ? svg("circle", { class: "near", r: 18 }) : null,
    SHAPES[terrain]?.() ?? SHAPES.any(),
    svg("text", { class: "name", y: 27 }, name),
    lines.map(([text, kind], line) => svg("text", { class: kind, y: 40 + 13 * line }, text)),
    things.map(({ kind, mark, told }, index) =>
      svg("g", { class: `mark ${kind}`, transform: `translate(${(index - (things.length - 1) / 2) * 21} -22)` },
        svg("title", {}, told), MARKS[kind.split(" ")[0]](), svg("text", { y: 4 }, mark))));
}

function inWords(table, number) {
  const { name, terrain, action, roads: leading } = table.places[number];
  const used = table.view.sitesUsed.includes(number) ? " (used this turn)" : "";
  const here = there(table, number).map(({ kind, mark, told }) => (kind === "monster" ? `${told.replace(" ♥", ", life ")}, level ${mark}` : told)).join("; ");
  return el("li", {}, el("b", {}, name), `, ${terrain}: ${action}${used}. `, el("span", { class: "dim" }, `Roads to ${leading.join(", ")}. `),
    here ? `Here: ${here}.` : "");
}

// The witchers.

const numbers = (one) => facts(
  el("b", {}, `${one.position} of ${TO_WIN} trophies`), fact("Level", one.level), fact("Gold", one.gold),
  fact("Shield", `${one.shield} of ${one.shieldCap}`), fact("Hand", one.hand), fact("Deck", one.deck), fact("Discard", one.discard.length));

const tracks = (table, one) => [
  fact("Trails:", one.trails.map((terrain) => words(terrain, "OLD_WORLD_TERRAIN_")).join(", ")),
  fact("Tracking tokens:", one.tracking.map((number) => table.at(number)).join(", ")),
];

const title = (table, seat) => el("h3", { class: (table.observation.asked ?? []).includes(seat) ? "asked" : "" },
  table.title(seat), table.at(table.view.players[seat].location) ? ` in ${table.at(table.view.players[seat].location)}` : "");

const task = ({ text, cost }) => (cost ? `${text} (costs ${cost})` : text);

function own(table) {
  const one = table.view.players[table.me];
  if (one?.school === undefined) return [];
  const quests = one.quests.map((held) =>
    el("li", {}, el("b", {}, `${table.exploration(held.card).name}, in ${table.at(held.location)}. `), task(held)));
  const things = powers(table, one).map(({ name, text }) => el("li", {}, el("b", {}, `${name}: `), text));
  return [
    title(table, table.me), numbers(one), facts(...tracks(table, one)),
    list("plain attributes", ATTRIBUTES.map((name, index) =>
      el("li", {}, `${name} `, el("span", { role: "img", "aria-label": `level ${one.levels[index]} of ${HIGHEST}` }, pips(one.levels[index]))))),
    ...(quests.length ? section("Your quests", list("plain", quests)) : []),
    ...section("What you can use", list("plain", things)),
    el("details", { id: "own-deck" }, el("summary", {}, `Your deck (${one.deck}) and discard (${one.discard.length})`),
      facts(fact("In the deck, in no order:", table.cards(table.view.own?.deck ?? []))),
      facts(...placed(table, one)),
      facts(fact("Discarded, top first:", table.cards(one.discard)))),
  ];
}

/** The specialty at its level, potions, trophies and kept events. */
function powers(table, one) {
  const lines = table.school(table.me).text.split("\n");
  const level = lines.find((line) => line.startsWith(`Level ${one.levels[3]}:`)) ?? "";
  const [specialty, ...told] = lines[1].split(": ");
  return [
    { name: specialty, text: `${told.join(": ")} ${level}` },
    ...potions(table, one.potions), ...potions(table, one.usedPotions).map(({ name, text }) => ({ name: `${name} (used)`, text })),
    ...trophies(table, one),
    ...one.keptEvents,
  ];
}

function trophies(table, one) {
  const attribute = (name) => ATTRIBUTES.findIndex((each) => each.toLowerCase() === words(name, "OLD_WORLD_ATTRIBUTE_"));
  return [
    ...one.monsterTrophies.map((number) => table.monster(number).trophy),
    ...one.schoolTrophies.map((number) => trophy(table.content.find(number, "Schools").text)),
    ...one.attributeTrophies.map((name) => table.content.find(attribute(name), "Attribute trophies")),
  ];
}

function hand(table) {
  const { hand: held = [], drawn = [] } = table.view.own ?? {};
  if (!held.length) return [];
  return section(`Your hand – ${held.length}`,
    list("cards small", held.map((number) => actionCard(table, number, drawn.includes(number) ? "just drawn, some go back" : ""))));
}

/** Another witcher, in short. */
function witcher(table, seat) {
  const one = table.view.players[seat];
  return el("div", { class: "figure" }, title(table, seat), numbers(one),
    facts(...ATTRIBUTES.map((name, index) => fact(name, one.levels[index])), ...tracks(table, one)),
    facts(
      fact("Potions:", names(potions(table, one.potions))),
      fact("Trophies:", names(trophies(table, one))),
      ...one.quests.map((held) => fact("Quest:", `${table.exploration(held.card).name}, in ${table.at(held.location)}. ${task(held)}`)),
      ...one.keptEvents.map(({ name, text }) => fact("Keeps:", `${name}. ${text}`)),
      fact("Known in hand:", table.cards(one.known)),
      ...placed(table, one),
      fact("Top of the discard:", table.cards(one.discard.slice(0, 1)))));
}

// The table's own things.

function market(table) {
  const slots = table.view.market.map(({ card, price }) =>
    (card === undefined ? el("li", { class: "card dim" }, "empty") : actionCard(table, card, `price ${price}`)));
  return section("Market – prices in hand cards", list("cards small", slots));
}

function monsters(table) {
  const slots = table.view.monsterSlots.filter(({ monster }) => monster !== undefined).map(({ monster, location, terrain }) => {
    const { name, level, life, ability, trophy: won } = table.monster(monster);
    return el("li", { class: "card red" }, el("strong", {}, `${name}, level ${level}, life ${life}`),
      el("div", { class: "dim" }, `${table.at(location)}, ${words(terrain, "OLD_WORLD_TERRAIN_")}`), el("div", {}, ability),
      el("div", { class: "dim" }, `${won.name}: ${won.text}`));
  });
  return slots.length ? section("Monsters", list("cards single", slots)) : [];
}

function supplies(table) {
  const { view } = table;
  return el("details", { id: "supplies" }, el("summary", {}, "Decks, stacks and discards"),
    facts(
      fact("Action deck", view.actionDeck), fact("Potions", view.potionDeck), fact("City deck", view.cityDeck), fact("Wilds deck", view.wildsDeck),
      fact("Explorations removed", view.removedExplorations.length || "")),
    facts(
      ...view.monsterStacks.map((count, index) => fact(`Monsters ${LEVELS[index]}`, count)),
      fact("Extra monsters", view.extraMonsterStack || "")),
    facts(...view.attributeTrophies.map((count, index) => fact(`${ATTRIBUTES[index]} trophies left`, count))),
    facts(fact("Driven away:", names(view.drivenAway.map((number) => table.monster(number)))), fact("Turned up:", table.cards(view.turnedUp))),
    facts(fact("Common discard:", table.cards(view.commonDiscard))),
    facts(fact("Trashed:", table.cards(view.trashed))),
    facts(fact("Discarded potions:", names(potions(table, view.potionDiscard)))));
}
