import type { Card, CryptCard, LibraryCard } from "../../card/card";

/**
 * A second reading of the rules (docs/rules/archives.md §5, §6), one deck at a time and without any
 * of the search's own code: what is fast is held against what is plain.
 */
export interface PlainDeck {
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

/** What only the whole archive or the visitor knows. */
export interface PlainWorld {
  readonly decks: readonly PlainDeck[];
  readonly tagsOf: (card: Card) => readonly string[];
  readonly model: PlainDeck;
  readonly published: ReadonlySet<string>;
  readonly favorites: ReadonlySet<string>;
}

type Json = Readonly<Record<string, unknown>>;
type Rule = (asked: never, deck: PlainDeck, world: PlainWorld) => boolean;

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

const sum = (numbers: readonly number[]) => numbers.reduce((so, one) => so + one, 0);
const cryptOf = (deck: PlainDeck) =>
  [...deck.cards].filter((one): one is [CryptCard, number] => one[0].kind === "crypt");
const libraryOf = (deck: PlainDeck) =>
  [...deck.cards].filter((one): one is [LibraryCard, number] => one[0].kind === "library");
const size = (part: readonly (readonly [Card, number])[]) => sum(part.map(([, copies]) => copies));
const vampires = (deck: PlainDeck) => cryptOf(deck).filter(([card]) => card.name !== CONVERT);

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

function mainOf(deck: PlainDeck, share: number, names: readonly ((card: CryptCard) => string)[]): string {
  const whole = size(vampires(deck));
  for (const name of names) {
    for (const [word, copies] of Object.entries(copiesBy(vampires(deck), name))) {
      if (copies / whole > share) return word.toLowerCase();
    }
  }
  return "";
}

/** Clan and path of one deck cannot both lead with the same cards unless they tie: then it is the clan. */
function clanOf(deck: PlainDeck): string {
  const best = (name: (card: CryptCard) => string) =>
    Math.max(0, ...Object.values(copiesBy(vampires(deck), name)));
  const pathLeads = best((card) => card.path) > best((card) => card.clan);
  return mainOf(deck, 0.5, pathLeads ? [(card) => card.path] : [(card) => card.clan]);
}

function strengthOf(tag: string, deck: PlainDeck, world: PlainWorld): "superior" | "base" | "" {
  const matching = (part: readonly (readonly [Card, number])[]) =>
    size(part.filter(([card]) => world.tagsOf(card).includes(tag)));
  const library = libraryOf(deck);
  const crypt = cryptOf(deck);
  const masters = size(library.filter(([card]) => card.types.join("/") === "Master"));
  const scaled = (90 * masters) / (size(library) || 1);
  const score =
    (matching(crypt) * 1.5 * 12) / (size(crypt) || 1) +
    (matching(library) * 90) / (size(library) || 1) +
    (tag === "mmpa" && scaled > 20 ? (scaled - 20) / 1.5 : 0);
  const threshold = THRESHOLDS[tag] ?? 0;
  // A score that is the threshold in fractions may miss it in decimals.
  const hair = 1e-9;
  return score + hair >= 1.5 * threshold ? "superior" : score + hair >= threshold ? "base" : "";
}

/** Where bands of the form meet, the upper one has the deck. */
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

function inShare(type: string, range: string, deck: PlainDeck): boolean {
  const [least = 0, most = 0] = range.split(",").map(Number);
  const library = libraryOf(deck);
  const ofType = size(library.filter(([card]) => card.types.join("/").toLowerCase() === type));
  const percent = (100 * ofType) / size(library);
  const meets = MEET[type]?.includes(range) === true;
  return percent >= least && (meets ? percent < most : percent <= most);
}

function inBands(asked: Json, value: number): boolean {
  return Object.keys(asked).some((band) => {
    const [low = 0, high = 0] = band.split("-").map(Number);
    return value >= low && value <= high;
  });
}

function meets({ q, m }: { readonly q: number; readonly m: string }, copies: number): boolean {
  if (m === "gt") return copies >= q;
  if (m === "eq") return copies === q;
  return m === "lt" ? copies >= 1 && copies <= q : copies <= q;
}

const quantities = (asked: Readonly<Record<string, { q: number; m: string }>>, deck: PlainDeck) =>
  Object.entries(asked).every(([id, one]) =>
    meets(one, [...deck.cards].find(([card]) => String(card.id) === id)?.[1] ?? 0),
  );

function place(end: string | undefined, players: number): number | undefined {
  if (end === undefined) return undefined;
  return end.endsWith("%") ? (Number.parseInt(end, 10) * players) / 100 : Number(end);
}

interface Ends {
  readonly from?: number;
  readonly to?: number;
}

const within = ({ from, to }: Ends, value: number) =>
  value > 0 && (from === undefined || value >= from) && (to === undefined || value <= to);
const isOne = (asked: { value: readonly string[]; logic: string }, value: string) =>
  asked.value.includes(value) === (asked.logic === "or");

function weight(card: Card, world: PlainWorld): number {
  const played = world.decks.filter((deck) => deck.cards.has(card)).length;
  const rarity = Math.round(64 * Math.log(1 + world.decks.length / (1 + played)));
  return (rarity || 1) * (card.kind === "crypt" ? 4 : 1);
}

export function inCommon(one: PlainDeck, other: PlainDeck, world: PlainWorld): number {
  const worth = (deck: PlainDeck) =>
    sum([...deck.cards].map(([card, copies]) => copies * weight(card, world)));
  const both = [...one.cards].map(
    ([card, copies]) => Math.min(copies, other.cards.get(card) ?? 0) * weight(card, world),
  );
  return Math.floor((100 * sum(both)) / Math.max(worth(one), worth(other)));
}

const RULES: Readonly<Record<string, Rule>> = {
  similar: (_: string, deck, world) => inCommon(world.model, deck, world) >= 20,
  event: (asked: string, { event }) => event.toLowerCase().includes(asked.toLowerCase()),
  author: (asked: string, { person }) => person === asked,
  location: (asked: { country?: string; city?: string }, { country, city }) =>
    (asked.country ?? country) === country && (asked.city ?? city) === city,
  players: (asked: Ends, deck) => within(asked, deck.players),
  date: (asked: Ends, deck) => within(asked, deck.year),
  rank: (asked: { from?: string; to?: string }, { rank, players }) =>
    rank > 0 && rank <= (place(asked.from, players) ?? rank) && rank >= (place(asked.to, players) ?? rank),
  crypt: quantities,
  library: quantities,
  libraryTotal: (asked: Json, deck) => inBands(asked, size(libraryOf(deck))),
  clan: (asked: { value: string[]; logic: string }, deck) => isOne(asked, clanOf(deck)),
  sect: (asked: { value: string[]; logic: string }, deck) =>
    isOne(asked, mainOf(deck, 0.65, [(card) => card.sect])),
  capacity: (asked: Json, deck) => {
    const part = vampires(deck);
    const average = sum(part.map(([card, copies]) => card.capacity * copies)) / size(part);
    return part.length > 0 && inBands(asked, average);
  },
  disciplines: (asked: Json, deck) =>
    Object.keys(asked).every((code) => {
      const required = libraryOf(deck).some(([card]) => card.disciplines.includes(code));
      const had = cryptOf(deck).some(([card]) => card.disciplines[code] !== undefined);
      return required && (had || ["flight", "mal", "str"].includes(code));
    }),
  cardtypes: (asked: Readonly<Record<string, string>>, deck) =>
    Object.entries(asked).every(([type, range]) => inShare(type, range, deck)),
  traits: (asked: { star?: true; monoclan?: true }, deck) => {
    const whole = size(vampires(deck));
    const persons = copiesBy(vampires(deck), (card) =>
      card.advanced ? String(card.otherVersion) : String(card.id),
    );
    const star = Object.values(persons).some((copies) => copies / whole > 0.33);
    const mono = Object.keys(copiesBy(vampires(deck), (card) => card.clan)).length === 1;
    return (!asked.star || star) && (!asked.monoclan || mono);
  },
  tags: (asked: Readonly<Record<string, boolean | string>>, deck, world) =>
    Object.entries(asked).every(([tag, state]) => {
      const strength = strengthOf(tag, deck, world);
      return typeof state === "string" ? strength === state : (strength !== "") === state;
    }),
  src: (asked: string, { id }, { published, favorites }) =>
    asked === "my" ? published.has(id) : favorites.has(id),
};

export const PLAIN_CRITERIA: readonly string[] = Object.keys(RULES);

/** Ids of the decks for which all of `q` holds. */
export function plainSearch(q: Json, world: PlainWorld): readonly string[] {
  const holds = (deck: PlainDeck) =>
    Object.entries(q).every(([key, asked]) => {
      const rule = RULES[key];
      if (rule === undefined) throw new Error(`No rule for ${key}`);
      return rule(asked as never, deck, world);
    });
  return world.decks.filter(holds).map(({ id }) => id);
}
