import type { Overlay } from "../../generated/published";
import type { Card } from "../card/card";
import { fold } from "../name/fold";
import { type NameForms, nameForms } from "../name/matching";

/** Texts that text rows are searched in, in one language. */
export interface SearchTexts {
  /** As printed; patterns are applied to these. */
  readonly name: (card: Card) => string;
  readonly text: (card: Card) => string;
  /** By position, prepared for plain searches on first use. */
  readonly names: () => readonly NameForms[];
  /** Folded, on one line. */
  readonly folded: () => readonly string[];
  /** A second language: a row matches if it does in either. */
  readonly also?: SearchTexts;
}

export function englishTexts(cards: readonly Card[]): SearchTexts {
  const name = (card: Card): string => card.name;
  const text = (card: Card): string => card.text;
  const others = (card: Card): readonly string[] => [card.asciiName, ...card.aka];
  return { name, text, ...prepared(cards, name, others, text) };
}

/** Texts of another language, field by field in English where untranslated. */
export function translatedTexts(cards: readonly Card[], overlay: Overlay): SearchTexts {
  const name = (card: Card): string => overlay.cards[card.id]?.name ?? card.name;
  const text = (card: Card): string => overlay.cards[card.id]?.text ?? card.text;
  const others = (card: Card): readonly string[] =>
    overlay.cards[card.id]?.name === undefined ? [card.asciiName, ...card.aka] : [];
  return { name, text, ...prepared(cards, name, others, text) };
}

function prepared(
  cards: readonly Card[],
  name: (card: Card) => string,
  others: (card: Card) => readonly string[],
  text: (card: Card) => string,
): Pick<SearchTexts, "names" | "folded"> {
  let names: readonly NameForms[] | undefined;
  let folded: readonly string[] | undefined;
  return {
    names() {
      names ??= cards.map((card) => nameForms(name(card), others(card)));
      return names;
    },
    folded() {
      folded ??= cards.map((card) => fold(text(card)).replaceAll("\n", " "));
      return folded;
    },
  };
}
