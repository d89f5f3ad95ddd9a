import { readFileSync } from "node:fs";
import type * as published from "../../generated/published";
import type { Card } from "../card/card";
import { cryptFromPublished, libraryFromPublished } from "../card/from-published";
import type { KnownCards } from "./archive";

/** A card of the shared vectors: what facts look at, the traits it has and the tags it counts for. */
interface Told {
  readonly traits: readonly string[];
  readonly tags: readonly string[];
}

export function contract<Shape>(file: string): Shape {
  return JSON.parse(readFileSync(new URL(`../../../../tests/contract/${file}`, import.meta.url), "utf8"));
}

/** What no fact looks at. */
const REST = { text: "", sets: {}, artists: [] };

export interface ToldCards extends KnownCards {
  readonly cards: readonly Card[];
  readonly tags: (id: number) => readonly string[];
}

/** Real cards with what the index tells of them, from a file of vectors. */
export function toldCards(file: string): ToldCards {
  const told = contract<{
    readonly crypt: readonly (published.CryptCard & Told)[];
    readonly library: readonly (published.LibraryCard & Told)[];
  }>(file);
  const cards: readonly Card[] = [
    ...cryptFromPublished({ cards: told.crypt.map((card) => ({ ...REST, ...card })) }),
    ...libraryFromPublished({ cards: told.library.map((card) => ({ ...REST, ...card })) }),
  ];
  const byId = new Map<number, Card>(cards.map((card) => [card.id, card]));
  const toldOf = new Map<number, Told>([...told.crypt, ...told.library].map((card) => [card.id, card]));
  return {
    cards,
    find: (id) => byId.get(id),
    hasTrait: (card, trait) => toldOf.get(card.id)?.traits.includes(trait) === true,
    tags: (id) => toldOf.get(id)?.tags ?? [],
  };
}

/** The vectors do not tell which two vampires are one person: those of one name and group are. */
export function withVersions(cards: readonly Card[]): readonly Card[] {
  return cards.map((card) => {
    if (card.kind !== "crypt") return card;
    const older = cards.find((one) => one.name === card.name && one.id < card.id);
    return older?.kind === "crypt" ? { ...card, advanced: true, otherVersion: older.id } : card;
  });
}
