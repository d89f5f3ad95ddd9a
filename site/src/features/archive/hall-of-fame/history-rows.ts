import { wordOf } from "../../../domain/archive/archive";
import type { CardHistory } from "../../../domain/archive/card-history";
import type { Card, CardKind } from "../../../domain/card/card";
import { fold } from "../../../domain/name/fold";
import { byCharacters } from "../../../domain/text/order";
import type { Translate } from "../../../i18n/translation";
import { gameTerm } from "../../../ui/card/game-term";
import type { Histories } from "./use-histories";

const COMMON_SORTS = ["name", "player", "print", "win", "years"] as const;
const CRYPT_SORTS = ["clan", "group", "capacity-up", "capacity-down"] as const;
const LIBRARY_SORTS = ["type", "discipline"] as const;
export type HistorySort =
  | (typeof COMMON_SORTS)[number]
  | (typeof CRYPT_SORTS)[number]
  | (typeof LIBRARY_SORTS)[number];

/** The orders of cards of a kind. */
export function historySorts(kind: CardKind): readonly HistorySort[] {
  return [...COMMON_SORTS, ...(kind === "crypt" ? CRYPT_SORTS : LIBRARY_SORTS)];
}

/** Groups of a card: its clan, or its types and disciplines. */
function groupsOf(card: Card): readonly string[] {
  if (card.kind === "crypt") return [`clan:${card.clan}`];
  return [
    ...card.types.map((type) => `type:${type}`),
    ...card.disciplines.map((code) => `discipline:${code}`),
  ];
}

function groupWords(t: Translate, group: string): string {
  const [kind = "", name = ""] = group.split(":");
  if (kind === "type" || kind === "discipline") return gameTerm(t, kind, name);
  return name;
}

/** Clans, or types and disciplines, with the number of their cards. */
export function countedGroups(t: Translate, { cards }: Histories, kind: CardKind) {
  const counts = new Map<string, number>();
  for (const card of kind === "crypt" ? cards.crypt : cards.library) {
    for (const group of groupsOf(card)) counts.set(group, (counts.get(group) ?? 0) + 1);
  }
  return [...counts]
    .map(([value, count]) => ({
      value,
      label: `${groupWords(t, value)} (${count})`,
      kind: value.split(":")[0] ?? "",
    }))
    .sort((one, other) => byCharacters(other.kind, one.kind) || one.label.localeCompare(other.label));
}

const LAST = Number.POSITIVE_INFINITY;

/** Which cards are listed, and how. */
export interface HistoryChoice {
  readonly kind: CardKind;
  /** "" for all groups. */
  readonly group: string;
  readonly sort: HistorySort;
  /** Part of the name of the card, or of the player who was the first to win with it. */
  readonly text: string;
}

/** Sorted cards of a choice; cards without a win come last when sorted by win or player. */
export function historyRows(
  histories: Histories,
  { kind, group, sort, text }: HistoryChoice,
): readonly CardHistory[] {
  const { people, cards, all } = histories;
  const sought = fold(text.trim());
  const player = ({ deck }: CardHistory) => (deck === undefined ? "" : wordOf(people, deck));
  const rows = all.flatMap((row): readonly Listed[] => {
    const card = cards.find(row.card);
    if (card?.kind !== kind || (group !== "" && !groupsOf(card).includes(group))) return [];
    const isFound = [card.displayName, player(row)].some((name) => fold(name).includes(sought));
    return isFound ? [{ row, card }] : [];
  });
  const key = keyOf(histories, sort);
  return rows
    .map((listed) => ({ ...listed, key: key(listed) }))
    .sort(
      (one, other) => order(one.key, other.key) || one.card.displayName.localeCompare(other.card.displayName),
    )
    .map(({ row }) => row);
}

interface Listed {
  readonly row: CardHistory;
  readonly card: Card;
}

/** Sorts after all names. */
const NOBODY = "\uffff";

/** What a sort order compares, ascending. */
function keyOf({ archive, people }: Histories, sort: HistorySort): (listed: Listed) => string | number {
  const capacity = ({ card }: Listed) => (card.kind === "crypt" ? card.capacity : 0);
  const keys: Readonly<Record<HistorySort, (listed: Listed) => string | number>> = {
    name: () => 0,
    player: ({ row: { deck } }) => (deck === undefined ? NOBODY : wordOf(people, deck)),
    print: ({ row }) => row.printed ?? LAST,
    win: ({ row: { deck } }) => (deck === undefined ? LAST : (archive.table.days[deck] ?? LAST)),
    years: ({ row }) => -(row.years ?? 0),
    clan: ({ card }) => (card.kind === "crypt" ? card.clan : ""),
    group: ({ card }) => (card.kind === "crypt" ? groupNumber(card.group) : LAST),
    "capacity-up": capacity,
    "capacity-down": (listed) => -capacity(listed),
    type: ({ card }) => (card.kind === "library" ? card.types.join("/") : ""),
    discipline: ({ card }) => (card.kind === "library" && card.disciplines.join(" ")) || NOBODY,
  };
  return keys[sort];
}

/** Vampires of any group come last. */
function groupNumber(group: string | number): number {
  return Number(group) || LAST;
}

function order(one: string | number, other: string | number): number {
  return one < other ? -1 : Number(one > other);
}
