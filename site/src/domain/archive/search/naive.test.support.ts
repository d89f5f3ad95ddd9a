import type { Card, CryptCard, LibraryCard } from "../../card/card";

/**
 * A second implementation of the rules (docs/rules/archives.md §5, §6), one deck at a time and without any code of
 * the search, to test the fast implementation against.
 */
export interface NaiveDeck {
  readonly id: string;
  readonly year: number;
  readonly cards: ReadonlyMap<Card, number>;
  readonly event: string;
  readonly person: string;
  readonly country: string;
  readonly city: string;
  readonly players: number;
  readonly rank: number;
}

/** Data of the whole archive and of the user. */
export interface NaiveArchive {
  readonly decks: readonly NaiveDeck[];
  readonly tagsOf: (card: Card) => readonly string[];
  readonly model: NaiveDeck;
  readonly published: ReadonlySet<string>;
  readonly favorites: ReadonlySet<string>;
  /** Copies in the inventory. */
  readonly owned: ReadonlyMap<Card, number>;
}

type Json = Readonly<Record<string, unknown>>;
type Rule = (wanted: never, deck: NaiveDeck, archive: NaiveArchive) => boolean;

const CONVERT = "Anarch Convert";
const THRESHOLDS: Readonly<Record<string, number>> = {
  accel: 10,
  ally: 5,
  bleed: 15,
  block: 15,
  combat: 20,
  mmpa: 10,
  rush: 8,
  stealth: 15,
  swarm: 5,
  vote: 5,
};

/** Of the events of the arbitrary archives. */
const CHAMPIONSHIPS = ["EC 2023 Day 2"];

const sum = (numbers: readonly number[]) => numbers.reduce((so, one) => so + one, 0);
const cryptOf = (deck: NaiveDeck) =>
  [...deck.cards].filter((one): one is [CryptCard, number] => one[0].kind === "crypt");
const libraryOf = (deck: NaiveDeck) =>
  [...deck.cards].filter((one): one is [LibraryCard, number] => one[0].kind === "library");
const size = (part: readonly (readonly [Card, number])[]) => sum(part.map(([, copies]) => copies));
const vampires = (deck: NaiveDeck) => cryptOf(deck).filter(([card]) => card.name !== CONVERT);

function copiesBy<Item extends Card>(
  part: readonly (readonly [Item, number])[],
  name: (card: Item) => string,
) {
  const counts: Record<string, number> = {};
  for (const [card, copies] of part) {
    if (name(card) !== "") counts[name(card)] = (counts[name(card)] ?? 0) + copies;
  }
  return counts;
}

function mainOf(deck: NaiveDeck, share: number, names: readonly ((card: CryptCard) => string)[]): string {
  const whole = size(vampires(deck));
  for (const name of names) {
    for (const [word, copies] of Object.entries(copiesBy(vampires(deck), name))) {
      if (copies / whole > share) return word.toLowerCase();
    }
  }
  return "";
}

/** Ties between clan and path go to the clan. */
function clanOf(deck: NaiveDeck): string {
  const best = (name: (card: CryptCard) => string) =>
    Math.max(0, ...Object.values(copiesBy(vampires(deck), name)));
  const pathLeads = best((card) => card.path) > best((card) => card.clan);
  return mainOf(deck, 0.5, pathLeads ? [(card) => card.path] : [(card) => card.clan]);
}

function strengthOf(tag: string, deck: NaiveDeck, archive: NaiveArchive): "superior" | "base" | "" {
  const matching = (part: readonly (readonly [Card, number])[]) =>
    size(part.filter(([card]) => archive.tagsOf(card).includes(tag)));
  const library = libraryOf(deck);
  const crypt = cryptOf(deck);
  const masters = size(library.filter(([card]) => card.types.join("/") === "Master"));
  const scaled = (90 * masters) / (size(library) || 1);
  const score =
    (matching(crypt) * 1.5 * 12) / (size(crypt) || 1) +
    (matching(library) * 90) / (size(library) || 1) +
    (tag === "mmpa" && scaled > 20 ? (scaled - 20) / 1.5 : 0);
  const threshold = THRESHOLDS[tag] ?? 0;
  // Scores equal to a threshold as fractions may miss it as decimals.
  const hair = 1e-9;
  return score + hair >= 1.5 * threshold ? "superior" : score + hair >= threshold ? "base" : "";
}

/** A limit shared by two bands belongs to the upper one. */
const MEET: Readonly<Record<string, readonly string[]>> = {
  master: ["0,15", "15,25", "25,35"],
  action: ["0,5", "5,15"],
  ally: ["0,5", "5,15"],
  "political action": ["0,5", "5,10", "10,15"],
  equipment: ["0,5", "5,10"],
  retainer: ["0,5", "5,10"],
  "action modifier": ["0,10", "10,20", "20,30"],
  reaction: ["0,10", "10,20", "20,30"],
  combat: ["0,10", "10,20", "20,30"],
  event: ["0,4", "4,8"],
};

function inShare(type: string, range: string, deck: NaiveDeck): boolean {
  const [min = 0, max = 0] = range.split(",").map(Number);
  const library = libraryOf(deck);
  const ofType = size(library.filter(([card]) => card.types.join("/").toLowerCase() === type));
  const percent = (100 * ofType) / size(library);
  const meets = MEET[type]?.includes(range) === true;
  return percent >= min && (meets ? percent < max : percent <= max);
}

function inBands(wanted: Json, value: number): boolean {
  return Object.keys(wanted).some((band) => {
    const [low = 0, high = 0] = band.split("-").map(Number);
    return value >= low && value <= high;
  });
}

function meets({ q, m }: { readonly q: number; readonly m: string }, copies: number): boolean {
  if (m === "gt") return copies >= q;
  if (m === "eq") return copies === q;
  return m === "lt" ? copies >= 1 && copies <= q : copies <= q;
}

const quantities = (wanted: Readonly<Record<string, { q: number; m: string }>>, deck: NaiveDeck) =>
  Object.entries(wanted).every(([id, one]) =>
    meets(one, [...deck.cards].find(([card]) => String(card.id) === id)?.[1] ?? 0),
  );

function rankOf(end: string | undefined, players: number): number | undefined {
  if (end === undefined) return undefined;
  return end.endsWith("%") ? (Number.parseInt(end, 10) * players) / 100 : Number(end);
}

interface Ends {
  readonly from?: number;
  readonly to?: number;
}

const within = ({ from, to }: Ends, value: number) =>
  value > 0 && (from === undefined || value >= from) && (to === undefined || value <= to);
const isOne = (wanted: { value: readonly string[]; logic: string }, value: string) =>
  wanted.value.includes(value) === (wanted.logic === "or");

function weight(card: Card, archive: NaiveArchive): number {
  const played = archive.decks.filter((deck) => deck.cards.has(card)).length;
  const rarity = Math.round(64 * Math.log(1 + archive.decks.length / (1 + played)));
  return (rarity || 1) * (card.kind === "crypt" ? 4 : 1);
}

export function inCommon(one: NaiveDeck, other: NaiveDeck, archive: NaiveArchive): number {
  const worth = (deck: NaiveDeck) =>
    sum([...deck.cards].map(([card, copies]) => copies * weight(card, archive)));
  const both = [...one.cards].map(
    ([card, copies]) => Math.min(copies, other.cards.get(card) ?? 0) * weight(card, archive),
  );
  return Math.floor((100 * sum(both)) / Math.max(worth(one), worth(other)));
}

const RULES: Readonly<Record<string, Rule>> = {
  similar: (_: string, deck, archive) => inCommon(archive.model, deck, archive) >= 20,
  event: (wanted: string, { event }) => event.toLowerCase().includes(wanted.toLowerCase()),
  author: (wanted: string, { person }) => person === wanted,
  location: (wanted: { country?: string; city?: string }, { country, city }) =>
    (wanted.country ?? country) === country && (wanted.city ?? city) === city,
  players: (wanted: Ends, deck) => within(wanted, deck.players),
  date: (wanted: Ends, deck) => within(wanted, deck.year),
  rank: (wanted: { from?: string; to?: string }, { rank, players }) =>
    rank > 0 &&
    rank <= (rankOf(wanted.from, players) ?? rank) &&
    rank >= (rankOf(wanted.to, players) ?? rank),
  crypt: quantities,
  library: quantities,
  cryptTotal: (wanted: Json, deck) =>
    String(Math.min(20, Math.max(12, size(cryptOf(deck))))) in Object(wanted),
  libraryTotal: (wanted: Json, deck) => inBands(wanted, size(libraryOf(deck))),
  clan: (wanted: { value: string[]; logic: string }, deck) => isOne(wanted, clanOf(deck) || "several clans"),
  sect: (wanted: { value: string[]; logic: string }, deck) =>
    isOne(wanted, mainOf(deck, 0.65, [(card) => card.sect])),
  capacity: (wanted: Json, deck) => {
    const part = vampires(deck);
    const average = sum(part.map(([card, copies]) => card.capacity * copies)) / size(part);
    return part.length > 0 && inBands(wanted, average);
  },
  disciplines: (wanted: Json, deck) =>
    Object.keys(wanted).every((code) => {
      const required = libraryOf(deck).some(([card]) => card.disciplines.includes(code));
      const isInCrypt = cryptOf(deck).some(([card]) => card.disciplines[code] !== undefined);
      return required && (isInCrypt || ["flight", "mal", "str"].includes(code));
    }),
  cardtypes: (wanted: Readonly<Record<string, string>>, deck) =>
    Object.entries(wanted).every(([type, range]) => inShare(type, range, deck)),
  traits: (wanted: { star?: true; monoclan?: true; championship?: true }, deck) => {
    const whole = size(vampires(deck));
    const persons = copiesBy(vampires(deck), (card) =>
      card.advanced ? String(card.otherVersion) : String(card.id),
    );
    const star = Object.values(persons).some((copies) => copies / whole > 0.33);
    const mono = Object.keys(copiesBy(vampires(deck), (card) => card.clan)).length === 1;
    const title = CHAMPIONSHIPS.includes(deck.event);
    return (!wanted.star || star) && (!wanted.monoclan || mono) && (!wanted.championship || title);
  },
  tags: (wanted: Readonly<Record<string, boolean | string>>, deck, archive) =>
    Object.entries(wanted).every(([tag, state]) => {
      const strength = strengthOf(tag, deck, archive);
      return typeof state === "string" ? strength === state : (strength !== "") === state;
    }),
  src: (wanted: string, { id }, { published, favorites }) =>
    wanted === "my" ? published.has(id) : favorites.has(id),
  matchInventory: (wanted: { crypt?: string; library?: string; scaling?: string }, deck, { owned }) => {
    const hair = 1e-9;
    const crypt = cryptOf(deck);
    const library = libraryOf(deck);
    const inCrypt = sum(crypt.map(([card, copies]) => Math.min(copies, owned.get(card) ?? 0)));
    // Shares of a half round up: 11.5 copies are 12.
    const wantedCopies = Math.floor(size(crypt) * Number(wanted.crypt ?? 0) + 0.5 + hair);
    const to = Number(wanted.scaling ?? size(library));
    const inLibrary = sum(
      library.map(([card, copies]) => Math.min((copies * to) / size(library), owned.get(card) ?? 0)),
    );
    const hasCrypt = crypt.length > 0 && inCrypt >= wantedCopies;
    const hasLibrary = library.length > 0 && inLibrary + hair >= to * Number(wanted.library ?? 0);
    return (wanted.crypt === undefined || hasCrypt) && (wanted.library === undefined || hasLibrary);
  },
};

export const NAIVE_FILTERS: readonly string[] = Object.keys(RULES);

/** Ids of the decks that match all of `q`. */
export function naiveSearch(q: Json, archive: NaiveArchive): readonly string[] {
  const holds = (deck: NaiveDeck) =>
    Object.entries(q).every(([key, wanted]) => {
      const rule = RULES[key];
      if (rule === undefined) throw new Error(`No rule for ${key}`);
      return rule(wanted as never, deck, archive);
    });
  return archive.decks.filter(holds).map(({ id }) => id);
}
