import type { Card, CardId } from "../../card/card";
import type { CardNames } from "../card-names";
import type { DeckChange } from "../change";
import type { Deck, DeckTexts } from "../deck";
import { type BadCard, type DeckText, type ReadingRules, readDeckText } from "../deck-text";
import { deckAsText } from "../export/deck-as-text";
import { shownName, writtenDeck } from "../export/written-deck";
import { sanitizeTexts } from "../sanitize-draft";

/** A card whose copies the edited text changes. */
export interface CardEdit {
  readonly id: CardId;
  readonly before: number;
  /** −1 removes the card. */
  readonly after: number;
}

const FIELDS = ["name", "author", "description"] as const;

export interface FieldEdit {
  readonly field: keyof DeckTexts;
  readonly before: string;
  readonly after: string;
}

/** Changes of an edited text. */
export interface TextEdit {
  readonly cards: readonly CardEdit[];
  readonly fields: readonly FieldEdit[];
  readonly badCards: readonly BadCard[];
  readonly unread: number;
}

type EditedDeck = DeckTexts & Pick<Deck, "cards">;
type Find = (id: number) => Card | undefined;

export interface KnownNames {
  readonly find: Find;
  readonly names: CardNames;
}

/** The deck as a text to edit, without considered cards. */
export function editableText(deck: EditedDeck, find: Find): string {
  return deckAsText(writtenDeck(deck, find), shownName);
}

/**
 * Compares an edited text with the text of the deck. Unmodified parts do not change, including considered and unknown
 * cards; a removed field keeps its value.
 */
export function textEdit(text: string, deck: EditedDeck, known: KnownNames, rules: ReadingRules): TextEdit {
  const before = readDeckText(editableText(deck, known.find), known.names, { playtest: true });
  const read = readDeckText(text, known.names, rules);
  const after = { ...read, ...sanitizeTexts(read) };
  return {
    cards: cardEdits(before.cards, after.cards),
    fields: fieldEdits(before, after),
    badCards: after.badCards,
    unread: after.unread,
  };
}

function cardEdits(before: DeckText["cards"], after: DeckText["cards"]): readonly CardEdit[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((id) => ({ id, before: before.get(id) ?? 0, after: after.get(id) ?? -1 }))
    .filter((edit) => edit.before !== edit.after);
}

/** The name cannot be removed. */
function fieldEdits(before: DeckText, after: DeckText): readonly FieldEdit[] {
  return FIELDS.filter((field) => after.written.has(field))
    .map((field) => ({ field, before: before[field], after: after[field] }))
    .filter((edit) => edit.before !== edit.after);
}

/** The edit as changes of the deck: one for all cards, one per field. */
export function changesOf({ cards, fields }: TextEdit): readonly DeckChange[] {
  const copies = new Map(cards.map(({ id, after }) => [id, after]));
  const ofCards: readonly DeckChange[] = copies.size === 0 ? [] : [{ kind: "cards", copies }];
  return [
    ...ofCards,
    ...fields.map(({ field, after }): DeckChange => ({ kind: "text", field, value: after })),
  ];
}
