import type { Card, CardId } from "../../card/card";

/** What is wanted of one card (docs/rules/decks.md §15). */
export interface ProxyChoice {
  readonly selected: boolean;
  readonly copies: number;
  /** Code of the set whose picture is wanted; undefined: the usual one. */
  readonly set: string | undefined;
}

export type ProxyChoices = ReadonlyMap<CardId, ProxyChoice>;

/** A card to be printed once. */
export interface ProxyCard {
  readonly card: Card;
  readonly set: string | undefined;
}

interface Row {
  readonly card: Card;
  readonly copies: number;
}

export const MAX_PROXIES = 999;

/** As many as the deck has of each; nothing is ticked at the start. */
export function startChoices(rows: readonly Row[]): ProxyChoices {
  return new Map(rows.map(({ card, copies }) => [card.id, { selected: false, copies, set: undefined }]));
}

/** Ticks all cards, or none. */
export function selectAll(choices: ProxyChoices, selected: boolean): ProxyChoices {
  return new Map(
    [...choices].map(([id, choice]) => [id, { ...choice, selected: selected && choice.copies > 0 }]),
  );
}

/** Who says how many wants them; none is as good as not ticked. */
export function changeCopies(choices: ProxyChoices, card: CardId, copies: number): ProxyChoices {
  return changed(choices, card, { copies: Math.max(copies, 0), selected: copies > 0 });
}

/** A card that is ticked is wanted at least once. */
export function tick(choices: ProxyChoices, card: CardId, selected: boolean): ProxyChoices {
  const copies = choices.get(card)?.copies ?? 0;
  return changed(choices, card, { selected, copies: selected ? Math.max(copies, 1) : copies });
}

export function changeSet(choices: ProxyChoices, card: CardId, set: string | undefined): ProxyChoices {
  return changed(choices, card, { set });
}

function changed(choices: ProxyChoices, card: CardId, change: Partial<ProxyChoice>): ProxyChoices {
  const choice = choices.get(card);
  return choice ? new Map(choices).set(card, { ...choice, ...change }) : choices;
}

/** What is printed, in the order of the rows: each card as often as it is wanted. */
export function chosenProxies(rows: readonly Row[], choices: ProxyChoices): readonly ProxyCard[] {
  return rows.flatMap(({ card }) => {
    const choice = choices.get(card.id);
    if (!choice?.selected) return [];
    return Array.from({ length: choice.copies }, () => ({ card, set: choice.set }));
  });
}
