import type { Card } from "../../domain/card/card";
import { type SearchTexts, translatedTexts } from "../../domain/search/haystacks";
import type { Overlay } from "../../generated/published";

/** Where text rows look when cards are shown in another language than English. */
export type SearchIn = "both" | "translation" | "english";

/** The texts to search in; English alone where there is no translation. */
export function searchTexts(
  cards: readonly Card[],
  english: SearchTexts,
  overlay: Overlay | null,
  where: SearchIn,
): SearchTexts {
  if (overlay === null || where === "english") return english;
  const translated = translatedTexts(cards, overlay);
  return where === "translation" ? translated : inEither(english, translated);
}

/** Found when the words stand in one language or the other; no phrase runs from one into the other. */
function inEither(one: SearchTexts, other: SearchTexts): SearchTexts {
  const joined = (a: string, b: string) => (a === b ? a : `${a}\n${b}`);
  let names: ReturnType<SearchTexts["names"]> | undefined;
  let folded: ReturnType<SearchTexts["folded"]> | undefined;
  return {
    name: (card) => joined(one.name(card), other.name(card)),
    text: (card) => joined(one.text(card), other.text(card)),
    names() {
      const second = other.names();
      names ??= one.names().map((forms, at) => ({
        names: [...forms.names, ...(second[at]?.names ?? [])],
        articleFirst: forms.articleFirst ?? second[at]?.articleFirst,
      }));
      return names;
    },
    folded() {
      const second = other.folded();
      folded ??= one.folded().map((text, at) => joined(text, second[at] ?? ""));
      return folded;
    },
  };
}
