import { readFileSync } from "node:fs";
import type * as published from "../../generated/published";
import type { Card } from "../card/card";
import { cryptFromPublished, libraryFromPublished } from "../card/from-published";
import type { KnownCards } from "./archive";

/** Traits and tags of a card in the shared test vectors. */
interface ContractCard {
  readonly traits: readonly string[];
  readonly tags: readonly string[];
}

export function contract<Shape>(file: string): Shape {
  return JSON.parse(readFileSync(new URL(`../../../../tests/contract/${file}`, import.meta.url), "utf8"));
}

/** Fields that the vectors leave out because no fact reads them. */
const REST = { text: "", sets: {}, artists: [] };

export interface ContractCards extends KnownCards {
  readonly cards: readonly Card[];
  readonly tags: (id: number) => readonly string[];
}

/** Real cards with their indexed traits, from a file of test vectors. */
export function contractCards(file: string): ContractCards {
  const { crypt, library } = contract<{
    readonly crypt: readonly (published.CryptCard & ContractCard)[];
    readonly library: readonly (published.LibraryCard & ContractCard)[];
  }>(file);
  const cards: readonly Card[] = [
    ...cryptFromPublished({ cards: crypt.map((card) => ({ ...REST, ...card })) }),
    ...libraryFromPublished({ cards: library.map((card) => ({ ...REST, ...card })) }),
  ];
  const byId = new Map<number, Card>(cards.map((card) => [card.id, card]));
  const factsOf = new Map<number, ContractCard>([...crypt, ...library].map((card) => [card.id, card]));
  return {
    cards,
    find: (id) => byId.get(id),
    hasTrait: (card, trait) => factsOf.get(card.id)?.traits.includes(trait) === true,
    tags: (id) => factsOf.get(id)?.tags ?? [],
  };
}

/** Links the versions of a vampire, which the vectors do not: cards with the same name and group. */
export function withVersions(cards: readonly Card[]): readonly Card[] {
  return cards.map((card) => {
    if (card.kind !== "crypt") return card;
    const older = cards.find((one) => one.name === card.name && one.id < card.id);
    return older?.kind === "crypt" ? { ...card, advanced: true, otherVersion: older.id } : card;
  });
}
