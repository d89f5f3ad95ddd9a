import { wordOf } from "../../../domain/archive/archive";
import type { CardHistory } from "../../../domain/archive/card-history";
import type { Card, CardKind } from "../../../domain/card/card";
import { byCharacters } from "../../../domain/text/order";
import type { Translate } from "../../../i18n/translation";
import { gameTerm } from "../../../ui/card/game-term";
import type { Histories } from "./use-histories";

export const HISTORY_SORTS = ["name", "player", "print", "win", "years"] as const;
export type HistorySort = (typeof HISTORY_SORTS)[number];

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

/** Sorted cards of one kind and group; cards without a win come last when sorted by win. */
export function historyRows(
  { archive, people, cards, all }: Histories,
  kind: CardKind,
  group: string,
  sort: HistorySort,
): readonly CardHistory[] {
  const rows = all.flatMap((row) => {
    const card = cards.find(row.card);
    if (card?.kind !== kind || (group !== "" && !groupsOf(card).includes(group))) return [];
    return [{ row, name: card.displayName }];
  });
  const won = ({ deck }: CardHistory) => (deck === undefined ? LAST : (archive.table.days[deck] ?? LAST));
  const player = ({ deck }: CardHistory) => (deck === undefined ? "\uffff" : wordOf(people, deck));
  const compare = {
    name: () => 0,
    player: (one: CardHistory, other: CardHistory) => byCharacters(player(one), player(other)),
    print: (one: CardHistory, other: CardHistory) => order(one.printed ?? LAST, other.printed ?? LAST),
    win: (one: CardHistory, other: CardHistory) => order(won(one), won(other)),
    years: (one: CardHistory, other: CardHistory) => (other.years ?? 0) - (one.years ?? 0),
  }[sort];
  return rows
    .toSorted((one, other) => compare(one.row, other.row) || one.name.localeCompare(other.name))
    .map(({ row }) => row);
}

function order(one: number, other: number): number {
  return one < other ? -1 : Number(one > other);
}
