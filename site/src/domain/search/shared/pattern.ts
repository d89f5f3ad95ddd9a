import type { Card } from "../../card/card";
import type { SearchTexts } from "../haystacks";
import { isBlank, rowPattern, type TextPlace, type TextRow } from "./text-row";

/** A regular expression to find, and where. */
export interface Pattern {
  readonly value: string;
  readonly place: TextPlace;
}

/**
 * Positions of the cards that a pattern matches. "too-slow": it was stopped before it was through all cards. "failed":
 * nothing could be applied to the cards.
 */
export type PatternMatches = ReadonlySet<number> | "too-slow" | "failed";

/**
 * Gives the matches of a pattern. A regular expression may take longer than anybody lives, so it is never applied by
 * the search itself: the caller passes matches that were found under a time limit.
 */
export type MatchesOf = (pattern: Pattern) => PatternMatches;

/** What patterns are applied to, by position: a card may have several names, and texts in two languages. */
export interface PatternTexts {
  readonly names: readonly (readonly string[])[];
  readonly texts: readonly (readonly string[])[];
}

/** Names and texts as printed. A name in plain letters counts as long as it is the name of this language. */
export function patternTexts(cards: readonly Card[], texts: SearchTexts): PatternTexts {
  const languages = texts.also ? [texts, texts.also] : [texts];
  const namesOf = (card: Card) =>
    languages.flatMap(({ name }) => (name(card) === card.name ? [card.name, card.asciiName] : [name(card)]));
  return {
    names: cards.map((card) => [...new Set(namesOf(card))]),
    texts: cards.map((card) => [...new Set(languages.map(({ text }) => text(card)))]),
  };
}

/** Positions of the cards that a pattern matches, without any limit of time. None for a value that is no pattern. */
export function matchingPositions(
  { value, place }: Pattern,
  { names, texts }: PatternTexts,
): readonly number[] {
  const pattern = rowPattern(value);
  if (pattern === undefined) return [];
  const isHit = (some: readonly string[] | undefined) => some?.some((one) => pattern.test(one)) === true;
  return [...names.keys()].filter(
    (position) =>
      (place !== "text" && isHit(names[position])) || (place !== "name" && isHit(texts[position])),
  );
}

/** The patterns of a search, each once. */
export function patternsOf(rows: readonly TextRow[]): readonly Pattern[] {
  const asked = rows.filter((row) => row.regex && !isBlank(row) && rowPattern(row.value) !== undefined);
  return [...new Map(asked.map((row) => [patternKey(row), { value: row.value, place: row.place }])).values()];
}

/** The same for equal patterns only. */
export function patternKey({ value, place }: Pattern): string {
  return `${place} ${value}`;
}
