import type { CardId, CardKind } from "../../domain/card/card";
import { asCardId, isCrypt } from "../../domain/card/ids";
import { indexedNames, type NameEntry } from "../../domain/name/autocomplete";
import { nameForms } from "../../domain/name/matching";
import type { NameIndex, Overlay } from "../../generated/published";

/** A card of the quick search. */
export interface PickerName extends NameEntry<number> {
  /** Its name in the card language, where there is one. */
  readonly translated: string | undefined;
}

/** All names to pick from; with translations a card is found by either name. */
export function pickerNames(index: NameIndex, overlay: Overlay | null): readonly PickerName[] {
  return indexedNames(index).map((entry) => {
    const translated = overlay?.cards[entry.id]?.name;
    if (translated === undefined) return { ...entry, translated };
    const names = [...entry.forms.names, ...nameForms(translated, []).names];
    return { ...entry, translated, forms: { ...entry.forms, names } };
  });
}

/** Cards to draw from: those that exist, so that gaps in the numbering do not matter. */
export function idsOf(index: NameIndex, kind: CardKind): readonly CardId[] {
  return index.cards.flatMap((card) => {
    const id = asCardId(card.id);
    return id !== undefined && isCrypt(id) === (kind === "crypt") ? [id] : [];
  });
}
