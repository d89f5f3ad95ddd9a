import fc from "fast-check";
import type { Card } from "../../card/card";
import { DISCIPLINES } from "../../card/disciplines";
import { type Archive, bareArchive, type Dictionary } from "../archive";
import { contractCards, withVersions } from "../contract-cards.test.support";
import { dayNumber } from "../days";
import { deckColumns } from "../deck-columns";
import type { NaiveArchive, NaiveDeck } from "./naive.test.support";

// Arbitraries for property tests: archives of real cards, and searches in them.

const CONTRACT = contractCards("deck-facts-cards.json");
const CRYPT = withVersions(CONTRACT.cards).filter(({ kind }) => kind === "crypt");
/** Requirements of these cards, which the test vectors leave out because facts of a single deck do not use them. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Majesty: ["pre"],
  "Swallowed by the Night": ["obf"],
  "Telepathic Misdirection": ["aus"],
  "Enhanced Senses": ["aus"],
  Deflection: ["dom"],
  Conditioning: ["dom"],
  Compress: ["pot", "thn"],
  "Nimble Feet": ["cel"],
  "Deep Song": ["ani"],
};
/** A discipline that no vampire can have. */
const AS_THE_CROW: Card = { ...named("Apportation"), name: "As the Crow", disciplines: ["flight"] };
const LIBRARY: readonly Card[] = [
  ...CONTRACT.cards
    .flatMap((card) => (card.kind === "library" ? [{ ...card, disciplines: REQUIRED[card.name] ?? [] }] : []))
    .filter(({ id }) => id !== AS_THE_CROW.id),
  AS_THE_CROW,
];

function named(name: string) {
  const card = CONTRACT.cards.find((one) => one.name === name);
  if (card?.kind !== "library") throw new Error(`No ${name} among the vectors`);
  return card;
}
const BY_ID = new Map<number, Card>([...CRYPT, ...LIBRARY].map((card) => [card.id, card]));
/** All cards of the decks. */
export const CARDS_OF_DECKS: readonly Card[] = [...CRYPT, ...LIBRARY];
const CONVERT = CRYPT.filter(({ name }) => name === "Anarch Convert");
const REQUIRING = LIBRARY.filter((card) => card.kind === "library" && card.disciplines.length > 0);
/** Clans and versions that occur together in decks, so that shares above one half occur. */
const TREMERE = CRYPT.filter((card) => card.kind === "crypt" && card.clan.startsWith("Tremere"));
const VERSIONS = CRYPT.filter(({ name }) => name === "Jeremy MacNeil");

const EVENTS = ["EC 2023 Day 2", "Nederlands Kampioenschap", "Über den Dächern", "Spring Cup"];
const PEOPLE = ["Ann Player", "Bob Winner", "Zoë Ñandú"];
const CITIES = ["Lyon, France", "Paris, France", "Utrecht, Netherlands", "Online"];
const COUNTRIES = ["France", "Netherlands", "Online"];

const country = (city: string) => city.split(", ").at(-1) ?? "";

function part(pool: readonly Card[], max: number, copies: number) {
  const one = fc.tuple(fc.constantFrom(...pool), fc.integer({ min: 1, max: copies }));
  return fc.uniqueArray(one, { minLength: 1, maxLength: max, selector: ([card]) => card.id });
}

const crypts = fc.oneof(
  part(CRYPT, 8, 5),
  part(TREMERE, 6, 5),
  part(CONVERT, 1, 9),
  fc.tuple(part(CRYPT, 4, 3), part(CONVERT, 1, 4), part(VERSIONS, 2, 3)).map((parts) => parts.flat()),
);
/** Sizes around the limits of shares and bands. */
const libraries = fc.oneof(
  part(LIBRARY, 14, 8),
  part(LIBRARY, 20, 3),
  part(LIBRARY, 4, 20),
  part(REQUIRING, 7, 12),
  fc
    .tuple(fc.constantFrom(...LIBRARY), fc.constantFrom(59, 60, 67, 68, 75, 76, 83, 84, 90, 91))
    .map((one) => [one]),
);

const deckParts = fc.record({
  crypt: crypts,
  library: libraries,
  year: fc.integer({ min: 1997, max: 2026 }),
  event: fc.constantFrom(...EVENTS),
  person: fc.constantFrom(...PEOPLE),
  city: fc.constantFrom(...CITIES),
  players: fc.constantFrom(0, 8, 12, 25, 50, 100),
  rank: fc.integer({ min: 0, max: 12 }),
});

const plainDecks = fc.array(deckParts, { minLength: 1, maxLength: 12 }).map((all) =>
  all
    .toSorted((one, other) => other.year - one.year)
    .map(
      ({ crypt, library, city, ...rest }, at): NaiveDeck => ({
        ...rest,
        id: `deck-${String(at).padStart(2, "0")}`,
        cards: new Map([...crypt, ...library]),
        city,
        country: country(city),
      }),
    ),
);

const tagsOf = (card: Card) => CONTRACT.tags(card.id);

/** Shares of the copies of each card in some deck, so that inventories around the limits occur. */
const stocks = fc.record({
  deck: fc.nat(),
  shares: fc.infiniteStream(fc.constantFrom(0, 0.5, 0.7, 0.8, 0.9, 1, 1, 1, 1, 2)),
});

function stockFor(
  decks: readonly NaiveDeck[],
  { deck, shares }: { readonly deck: number; readonly shares: Iterator<number> },
): ReadonlyMap<Card, number> {
  const cards = decks[deck % decks.length]?.cards ?? new Map<Card, number>();
  return new Map([...cards].map(([card, copies]) => [card, Math.ceil(copies * (shares.next().value ?? 0))]));
}

/** Archives whose decks are often similar. */
export const anyArchive: fc.Arbitrary<NaiveArchive> = fc
  .tuple(plainDecks, fc.nat(), fc.boolean(), deckParts, fc.integer(), fc.integer(), stocks)
  .map(([decks, at, own, other, published, favorites, stock]) => {
    const chosen = decks[at % decks.length];
    const some = (bits: number) => new Set(decks.filter((_, rank) => (bits >> rank) & 1).map(({ id }) => id));
    const stranger: NaiveDeck = {
      ...other,
      id: "other",
      country: "",
      cards: new Map([...other.crypt, ...other.library]),
    };
    return {
      decks,
      tagsOf,
      model: own && chosen ? chosen : stranger,
      published: some(published),
      favorites: some(favorites),
      owned: stockFor(decks, stock),
    };
  });

/** The same decks as an archive. */
export function archiveOf({ decks }: NaiveArchive): Archive {
  const columns = deckColumns(
    decks.map(({ id, year, cards }) => ({
      id,
      name: "",
      day: dayNumber(`${year}-06-15`),
      cards: new Map([...cards].map(([card, copies]) => [card.id, copies])),
    })),
  );
  const dictionary = (words: readonly string[], word: (deck: NaiveDeck) => string): Dictionary => ({
    words,
    of: decks.map((deck) => words.indexOf(word(deck))),
  });
  return {
    ...bareArchive(columns, { ...CONTRACT, find: (id) => BY_ID.get(id) }),
    events: dictionary(EVENTS, ({ event }) => event),
    people: dictionary(PEOPLE, ({ person }) => person),
    cities: dictionary(CITIES, ({ city }) => city),
    countries: dictionary(COUNTRIES, (deck) => deck.country),
    players: decks.map(({ players }) => players),
    ranks: decks.map(({ rank }) => rank),
  };
}

const ticked = (words: readonly string[]) =>
  fc
    .uniqueArray(fc.constantFrom(...words), { minLength: 1, maxLength: 3 })
    .map((chosen) => Object.fromEntries(chosen.map((word) => [word, true as const])));
const list = (words: readonly string[]) =>
  fc.record({
    value: fc.uniqueArray(fc.constantFrom(...words), { minLength: 1, maxLength: 3 }),
    logic: fc.constantFrom("or", "not"),
  });
const ends = (min: number, max: number) =>
  fc
    .tuple(fc.integer({ min, max }), fc.integer({ min, max }), fc.nat({ max: 3 }))
    .map(([one, other, kind]) => {
      if (kind === 0) return { from: one };
      if (kind === 3) return { from: one, to: one };
      return kind === 1 ? { to: one } : { from: Math.min(one, other), to: Math.max(one, other) };
    });
const quantity = fc.record({
  q: fc.integer({ min: 0, max: 5 }),
  m: fc.constantFrom("gt", "eq", "lt", "lt0"),
});
const quantities = (pool: readonly Card[]) =>
  fc
    .uniqueArray(fc.tuple(fc.constantFrom(...pool), quantity), {
      minLength: 1,
      maxLength: 2,
      selector: ([card]) => card.id,
    })
    .map((all) => Object.fromEntries(all.map(([card, one]) => [String(card.id), one])));
const rank = fc.oneof(
  fc.integer({ min: 1, max: 12 }).map(String),
  fc.integer({ min: 1, max: 100 }).map((percent) => `${percent}%`),
);
const TYPES = [
  "master",
  "action",
  "political action",
  "ally",
  "action modifier",
  "reaction",
  "combat",
  "event",
];
const share = fc.oneof(
  fc.constantFrom("0,0", "0,5", "5,15", "0,10", "10,20", "20,30", "15,25", "15,100", "0,15", "25,35", "4,8"),
  fc
    .tuple(fc.nat({ max: 100 }), fc.nat({ max: 100 }))
    .map(([one, other]) => [Math.min(one, other), Math.max(one, other)].join(",")),
);

/** An arbitrary value of each filter, by key. */
export const CRITERIA: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  similar: fc.constant("model"),
  event: fc.constantFrom("ec", "KAMP", "über", "day 2"),
  author: fc.constantFrom(...PEOPLE),
  location: fc.oneof(
    fc.constantFrom(...COUNTRIES).map((one) => ({ country: one })),
    fc.constantFrom(...CITIES).map((city) => ({ city })),
    fc.record({ country: fc.constantFrom(...COUNTRIES), city: fc.constantFrom(...CITIES) }),
  ),
  players: ends(1, 100),
  date: ends(1997, 2026),
  rank: fc
    .record({ from: rank, to: rank }, { requiredKeys: [] })
    .filter((one) => Object.keys(one).length > 0),
  crypt: quantities(CRYPT),
  library: quantities(LIBRARY),
  cryptTotal: ticked(["12", "13", "15", "20"]),
  libraryTotal: ticked(["60-67", "68-75", "76-83", "84-90"]),
  clan: list(["several clans", "tremere", "tremere antitribu", "toreador", "nosferatu", "brujah"]),
  sect: list(["camarilla", "sabbat", "independent", "laibon"]),
  capacity: ticked(["1-4", "4-6", "6-8", "8-11"]),
  disciplines: ticked(["aus", "dom", "obf", "pot", "cel", "ani", "flight"]),
  cardtypes: fc.dictionary(fc.constantFrom(...TYPES), share, { minKeys: 1, maxKeys: 2 }),
  traits: ticked(["star", "monoclan"]),
  tags: fc.dictionary(
    fc.constantFrom("accel", "ally", "bleed", "block", "combat", "mmpa", "rush", "stealth", "swarm", "vote"),
    fc.constantFrom(true, false, "superior", "base"),
    { minKeys: 1, maxKeys: 2 },
  ),
  src: fc.constantFrom("my", "favorites"),
  matchInventory: fc
    .record(
      {
        crypt: fc.constantFrom("0.7", "0.8", "0.9", "1"),
        library: fc.constantFrom("0.7", "0.8", "0.9", "1"),
        scaling: fc.constantFrom("60", "75"),
      },
      { requiredKeys: [] },
    )
    .filter(({ crypt, library }) => crypt !== undefined || library !== undefined),
};

/** The same of winning decks, which have one trait more. */
export const TWD_CRITERIA: typeof CRITERIA = {
  ...CRITERIA,
  traits: ticked(["star", "monoclan", "championship"]),
};

const NAMES = new Map<string, string>(Object.entries(DISCIPLINES).map(([name, code]) => [code, name]));

/** Replaces discipline codes by names, as URLs have them. */
export function asUrlQuery(q: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  if (q.disciplines === undefined) return q;
  const codes = Object.keys(q.disciplines as object);
  return { ...q, disciplines: Object.fromEntries(codes.map((code) => [NAMES.get(code) ?? code, true])) };
}

/** Values for some of a form's filters, mostly few, so that searches have results. */
export function anyQ(
  keys: readonly string[],
  criteria = CRITERIA,
): fc.Arbitrary<Readonly<Record<string, unknown>>> {
  return fc
    .uniqueArray(fc.constantFrom(...keys), { minLength: 1, maxLength: 3 })
    .chain((chosen) =>
      fc.record(Object.fromEntries(chosen.map((key) => [key, criteria[key] ?? fc.constant(undefined)]))),
    );
}
