import type { Card, CardId } from "../../domain/card/card";
import { displayName, nameSuffix } from "../../domain/card/display-name";
import { asCardId } from "../../domain/card/ids";
import { LANGUAGES, LOCALES } from "../../domain/language";
import type { Overlay, Translation } from "../../generated/published";
import type { CardWording } from "../../ui/card/card-face";

/** How much of a card is translated. */
export type Coverage = "full" | "part" | "none";

export interface TranslatedCard extends CardWording {
  readonly coverage: Coverage;
  /** Undefined if the flavor text is not translated. */
  readonly flavour: string | undefined;
}

/** Localized texts of a card, field by field; null is English. */
export function wordingOf(card: Card, overlay: Overlay | null): TranslatedCard {
  const own = overlay?.cards[card.id];
  const language = LANGUAGES.find((candidate) => LOCALES[candidate] === overlay?.locale) ?? "en";
  const name = own?.name;
  const text = own?.text;
  return {
    name: name === undefined ? card.displayName : translatedName(card, name),
    nameLang: name === undefined ? "en" : language,
    text: text ?? card.text,
    textLang: text === undefined ? "en" : language,
    references: text === undefined ? card.references : references(own),
    flavour: own?.flavour,
    coverage: overlay === null ? "full" : coverage(own),
  };
}

function translatedName(card: Card, name: string): string {
  return displayName(name, card.kind === "crypt" ? nameSuffix(card) : "");
}

function coverage(own: Translation | undefined): Coverage {
  const parts = [own?.name, own?.text].filter((part) => part !== undefined).length;
  return parts === 2 ? "full" : parts === 1 ? "part" : "none";
}

function references(own: Translation | undefined): Readonly<Record<string, CardId>> {
  const known = Object.entries(own?.references ?? {}).flatMap(([name, value]) => {
    const id = asCardId(value);
    return id === undefined ? [] : [[name, id] as const];
  });
  return Object.fromEntries(known);
}
