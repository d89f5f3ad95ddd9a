import type { RulingLinks, Rulings, SetCatalogue } from "../../generated/published";
import type { Card } from "../card/card";
import { rulingsOf, sourcesOf } from "../card/rulings-of";
import { byCharacters } from "../text/order";
import type { CardChange } from "./card-changes";

/** Something that happened to a card on a day. */
export type HistoryEvent = { readonly day: string } & (
  | { readonly kind: "printed"; readonly set: string }
  | { readonly kind: "banned" | "unbanned" }
  | { readonly kind: "ruling"; readonly text: string }
  | { readonly kind: "reworded" | "minor"; readonly before: string; readonly after: string }
  | { readonly kind: "ruling-reworded"; readonly before: string; readonly after: string }
  | { readonly kind: "ruling-gone"; readonly before: string }
  | { readonly kind: "value"; readonly field: string; readonly before: string; readonly after: string }
);

interface HistorySources {
  readonly sets: SetCatalogue;
  readonly rulings: Rulings;
  readonly links: RulingLinks;
  /** Changes of the card that the log knows, newest first. */
  readonly changes: readonly CardChange[];
}

/** Everything dated about a card, newest first: printings, rulings and a ban from the card, the rest from the log. */
export function cardHistory(
  card: Card,
  { sets, rulings, links, changes }: HistorySources,
): readonly HistoryEvent[] {
  const logged = loggedEvents(card, changes, rulings);
  const events: readonly HistoryEvent[] = [
    ...printings(card, sets),
    ...(card.banned === "" ? [] : [{ day: card.banned, kind: "banned" as const }]),
    ...datedRulings(card, rulings, links),
    ...logged,
  ];
  const unique = new Map(events.map((event) => [JSON.stringify(event), event]));
  return [...unique.values()].toSorted((a, b) => byCharacters(b.day, a.day));
}

function printings(card: Card, sets: SetCatalogue): readonly HistoryEvent[] {
  const printed = (day: string | undefined, set: string): readonly HistoryEvent[] =>
    day === undefined ? [] : [{ day, kind: "printed", set }];
  return Object.entries(card.sets).flatMap(([code, copies]) =>
    code === "Promo"
      ? Object.keys(copies).flatMap((day) => printed(day, code))
      : printed(sets.sets[code]?.date, code),
  );
}

const COMPACT_DAY = /\b(\d{4})(\d{2})(\d{2})\b/;

/** The rulings of a card with the day of their newest source. */
function datedRulings(card: Card, rulings: Rulings, links: RulingLinks): readonly HistoryEvent[] {
  return rulingsOf(card.id, rulings).flatMap(({ index, text }): readonly HistoryEvent[] => {
    const days = sourcesOf(index, links).flatMap(([source]) => {
      const found = COMPACT_DAY.exec(source);
      return found ? [found.slice(1).join("-")] : [];
    });
    const day = days.toSorted(byCharacters).at(-1);
    return day === undefined ? [] : [{ day, kind: "ruling", text }];
  });
}

/** What only the log knows. The text after a change is the one before the next change, or today's. */
function loggedEvents(card: Card, changes: readonly CardChange[], rulings: Rulings): readonly HistoryEvent[] {
  let textAfter = card.text;
  return changes.flatMap((change): readonly HistoryEvent[] => {
    const { day, kind, field, before, after } = change;
    const ruling = change.text ?? (change.ruling === undefined ? "" : (rulings.texts[change.ruling] ?? ""));
    switch (kind) {
      case "text":
      case "minor": {
        const event = {
          day,
          kind: kind === "text" ? "reworded" : "minor",
          before,
          after: textAfter,
        } as const;
        textAfter = before;
        return [event];
      }
      case "ruling-reworded":
        return [{ day, kind, before, after: ruling }];
      case "ruling-gone":
        return [{ day, kind, before }];
      case "name":
      case "rules":
        return [{ day, kind: "value", field: field ?? "", before, after }];
      case "unbanned":
        return [{ day, kind }];
      default:
        // Printings, rulings and the ban of today come from the card itself.
        return [];
    }
  });
}
