import type { Card, CardId } from "../../card/card";

/** Print settings of one card (docs/rules/decks.md §15). */
export interface ProxyChoice {
  readonly selected: boolean;
  readonly copies: number;
  /** Code of the set whose picture is printed; undefined for the default one. */
  readonly set: string | undefined;
}

export type ProxyChoices = ReadonlyMap<CardId, ProxyChoice>;

/** One printed copy of a card. */
export interface ProxyCard {
  readonly card: Card;
  readonly set: string | undefined;
}

interface Row {
  readonly card: Card;
  readonly copies: number;
}

export const MAX_PROXIES = 999;

/** The copies of the deck, with nothing selected. */
export function startChoices(rows: readonly Row[]): ProxyChoices {
  return new Map(rows.map(({ card, copies }) => [card.id, { selected: false, copies, set: undefined }]));
}

/** Selects or deselects all cards. */
export function selectAll(choices: ProxyChoices, selected: boolean): ProxyChoices {
  return new Map(
    [...choices].map(([id, choice]) => [id, { ...choice, selected: selected && choice.copies > 0 }]),
  );
}

/** Selects the cards with missing copies, with that number of copies; other choices stay. */
export function selectMissing(choices: ProxyChoices, missing: ReadonlyMap<CardId, number>): ProxyChoices {
  return [...missing].reduce((all, [card, copies]) => changeCopies(all, card, copies), choices);
}

/** A number selects the card, 0 deselects it. */
export function changeCopies(choices: ProxyChoices, card: CardId, copies: number): ProxyChoices {
  return changed(choices, card, { copies: Math.max(copies, 0), selected: copies > 0 });
}

/** A selected card has at least one copy. */
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

/** Cards to print, in the order of the rows, one entry per copy. */
export function chosenProxies(rows: readonly Row[], choices: ProxyChoices): readonly ProxyCard[] {
  return rows.flatMap(({ card }) => {
    const choice = choices.get(card.id);
    if (!choice?.selected) return [];
    return Array.from({ length: choice.copies }, () => ({ card, set: choice.set }));
  });
}
