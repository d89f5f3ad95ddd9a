import type { Overlay } from "../../generated/published";
import { LANGUAGES, LOCALES } from "../language";
import type { Card, CardId } from "./card";
import { displayName } from "./display-name";
import { asCardId } from "./ids";

/** Localized name and text of a card in a list. */
export interface LocalizedCard {
  /** Article first, with the group if vampires share the name; ADV is a separate mark. */
  readonly name: string;
  readonly nameLang: string;
  readonly text: string;
  readonly textLang: string;
  readonly references: Readonly<Record<string, CardId>>;
}

/** Localizes a card by the overlay, field by field; missing fields are in English. */
export function localizeCard(card: Card, overlay: Overlay | null): LocalizedCard {
  const own = overlay?.cards[card.id];
  const language = LANGUAGES.find((candidate) => LOCALES[candidate] === overlay?.locale) ?? "en";
  const group = card.kind === "crypt" && card.newer ? `G${String(card.group).toUpperCase()}` : "";
  return {
    name: displayName(own?.name ?? card.name, group),
    nameLang: own?.name === undefined ? "en" : language,
    text: own?.text ?? card.text,
    textLang: own?.text === undefined ? "en" : language,
    references: own?.text === undefined ? card.references : references(own.references ?? {}),
  };
}

function references(raw: Readonly<Record<string, number>>): Readonly<Record<string, CardId>> {
  return Object.fromEntries(
    Object.entries(raw).flatMap(([name, value]) => {
      const id = asCardId(value);
      return id === undefined ? [] : [[name, id] as const];
    }),
  );
}
