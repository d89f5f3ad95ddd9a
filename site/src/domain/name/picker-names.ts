import type { NameIndex, Overlay } from "../../generated/published";
import type { CardId, CardKind } from "../card/card";
import { asCardId, isCrypt } from "../card/ids";
import { indexedNames, type NameEntry } from "./autocomplete";
import { nameForms } from "./matching";

/** A card in the quick search. */
export interface PickerName extends NameEntry<number> {
  /** Its name in the card language, if translated. */
  readonly translated: string | undefined;
}

/** Names to search in; with translations a card is found by either name. */
export function pickerNames(
  index: NameIndex,
  overlay: Overlay | null,
  kind?: CardKind,
): readonly PickerName[] {
  return indexedNames(index, (id) => isOfKind(id, kind)).map((entry) => {
    const translated = overlay?.cards[entry.id]?.name;
    if (translated === undefined) return { ...entry, translated };
    const names = [...entry.forms.names, ...nameForms(translated, []).names];
    return { ...entry, translated, forms: { ...entry.forms, names } };
  });
}

function isOfKind(raw: number, kind: CardKind | undefined): boolean {
  const id = asCardId(raw);
  return id !== undefined && (kind === undefined || isCrypt(id) === (kind === "crypt"));
}

/** Existing cards for random draws, because ids have gaps. */
export function idsOf(index: NameIndex, kind: CardKind): readonly CardId[] {
  return index.cards.flatMap((card) => (isOfKind(card.id, kind) ? (asCardId(card.id) ?? []) : []));
}
