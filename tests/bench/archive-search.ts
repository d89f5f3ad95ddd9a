// Searches of an archive of decks, in the engine of Chromium but without its window: as many made-up decks of real
// cards as there are winning decks, and as many as public decks may become one day.
import { loadBases } from "../../site/cli/load-base";
import { type Archive, bareArchive, type KnownCards } from "../../site/src/domain/archive/archive";
import { deckColumns } from "../../site/src/domain/archive/deck-columns";
import { cardsOfDeck } from "../../site/src/domain/archive/deck-table";
import { TWD_FORM } from "../../site/src/domain/archive/search/forms";
import { searchDecks } from "../../site/src/domain/archive/search/search";
import type { Card } from "../../site/src/domain/card/card";
import { indexedTraits } from "../../site/src/domain/deck/facts/card-tags";
import { quantile, report } from "./report";

const SIZES = { "4,504 decks": 4504, "50,000 decks": 50_000 };
const CRYPT_PICKS = 8;
const LIBRARY_PICKS = 29;
const ROUNDS = 12;
const PEOPLE = 1565;

const DATA = process.env.CARD_DATA ?? new URL("../../.artifacts/test-dist/data", import.meta.url).pathname;

/** The same decks every time. */
function randomly(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Few cards are in many decks, many in few: as it is with winning decks. */
function pick<Item>(items: readonly Item[], random: () => number): Item {
  const item = items[Math.floor(items.length * random() ** 3)];
  if (item === undefined) throw new Error("nothing to pick from");
  return item;
}

function madeUp(count: number, crypt: readonly Card[], library: readonly Card[]) {
  const random = randomly(count);
  return Array.from({ length: count }, (_, at) => {
    const cards = new Map<number, number>();
    for (let n = 0; n < CRYPT_PICKS; n++) cards.set(pick(crypt, random).id, 1 + Math.floor(3 * random()));
    for (let n = 0; n < LIBRARY_PICKS; n++) cards.set(pick(library, random).id, 1 + Math.floor(5 * random()));
    return { id: `made-${at}`, name: "", day: Math.floor(((count - at) * 12_000) / count), cards };
  });
}

function searches(archive: Archive): readonly Readonly<Record<string, unknown>>[] {
  const often = archive.table.cards.slice(0, 12);
  const [crypt] = often.filter((card) => card > 200_000);
  const library = often.filter((card) => card < 200_000);
  return [
    { similar: "model" },
    { crypt: { [crypt ?? 0]: { q: 2, m: "gt" } } },
    { library: Object.fromEntries(library.slice(0, 3).map((card) => [card, { q: 2, m: "gt" }])) },
    { library: { [library[0] ?? 0]: { q: 0, m: "eq" } }, date: { from: 2010, to: 2020 } },
    { clan: { value: ["ventrue", "tremere"], logic: "not" }, sect: { value: ["camarilla"], logic: "or" } },
    { capacity: { "4-6": true, "6-8": true }, libraryTotal: { "84-90": true } },
    { disciplines: { Dominate: true, Obfuscate: true }, tags: { bleed: true, combat: false } },
    { cardtypes: { master: "15,25", "action modifier": "20,30", event: "0,0" } },
    { traits: { star: true }, players: { from: 12 } },
    { author: "Player 7", event: "cup", location: { country: "France" } },
    { similar: "model", tags: { stealth: "superior" }, cardtypes: { reaction: "0,10" } },
    {},
  ];
}

const bases = loadBases(DATA);
const [crypt, library] = [bases.crypt(), bases.library()];
const known: KnownCards = {
  find: (id) => crypt.byId.get(id) ?? library.byId.get(id),
  hasTrait: indexedTraits(crypt, library),
};

for (const [name, count] of Object.entries(SIZES)) {
  const columns = deckColumns(madeUp(count, crypt.cards, library.cards));
  const begin = performance.now();
  const bare = bareArchive(columns, known);
  report(`Decoding and facts of ${name}`, performance.now() - begin, "ms", "made-up decks of real cards");
  const people = Array.from({ length: PEOPLE }, (_, at) => `Player ${at}`);
  const archive: Archive = {
    ...bare,
    people: { words: people, of: columns.ids.map((_, at) => at % PEOPLE) },
    events: { words: people.map((word) => `${word} Cup`), of: columns.ids.map((_, at) => at % PEOPLE) },
    countries: { words: ["France", "Spain"], of: columns.ids.map((_, at) => at % 2) },
    players: columns.ids.map((_, at) => at % 120),
  };
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const model = cardsOfDeck(archive.table, round * 31);
    for (const q of searches(archive)) {
      const start = performance.now();
      searchDecks(TWD_FORM, TWD_FORM.parse(q).value, { archive, model });
      times.push(performance.now() - start);
    }
  }
  const slowest = Math.max(...times).toFixed(1);
  report(
    `Archive search over ${name}, p95`,
    quantile(times, 0.95),
    "ms",
    `${times.length} searches, slowest ${slowest}`,
  );
}
