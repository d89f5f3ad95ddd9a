import type { Card } from "../../card/card";
import type { SearchTexts } from "../haystacks";
import { isBlank, rowPattern, type TextRow, type TextScope } from "./text-row";

/** A regular expression and where to search it. */
export interface Pattern {
  readonly value: string;
  readonly scope: TextScope;
}

/**
 * Positions of matching cards. "too-slow": the search was stopped by the time limit. "failed": the pattern could not
 * be applied.
 */
export type PatternMatches = ReadonlySet<number> | "too-slow" | "failed";

/**
 * Returns the matches of a pattern. Regular expressions may take exponential time, so the search never applies them
 * itself: the caller passes matches that were found with a time limit.
 */
export type MatchesOf = (pattern: Pattern) => PatternMatches;

/** Texts that patterns are applied to, by position: a card may have several names, and texts in two languages. */
export interface PatternTexts {
  readonly names: readonly (readonly string[])[];
  readonly texts: readonly (readonly string[])[];
}

/** Names and texts as printed. The ASCII name counts while the name is in English. */
export function patternTexts(cards: readonly Card[], texts: SearchTexts): PatternTexts {
  const languages = texts.also ? [texts, texts.also] : [texts];
  const namesOf = (card: Card) =>
    languages.flatMap(({ name }) => (name(card) === card.name ? [card.name, card.asciiName] : [name(card)]));
  return {
    names: cards.map((card) => [...new Set(namesOf(card))]),
    texts: cards.map((card) => [...new Set(languages.map(({ text }) => text(card)))]),
  };
}

/** Positions of matching cards, without a time limit; none for an invalid pattern. */
export function matchingPositions(
  { value, scope }: Pattern,
  { names, texts }: PatternTexts,
): readonly number[] {
  const pattern = rowPattern(value);
  if (pattern === undefined) return [];
  const isHit = (some: readonly string[] | undefined) => some?.some((one) => pattern.test(one)) === true;
  return [...names.keys()].filter(
    (position) =>
      (scope !== "text" && isHit(names[position])) || (scope !== "name" && isHit(texts[position])),
  );
}

/** The patterns of a search without duplicates. */
export function patternsOf(rows: readonly TextRow[]): readonly Pattern[] {
  const wanted = rows.filter((row) => row.regex && !isBlank(row) && rowPattern(row.value) !== undefined);
  return [
    ...new Map(wanted.map((row) => [patternKey(row), { value: row.value, scope: row.scope }])).values(),
  ];
}

/** Equal for equal patterns. */
export function patternKey({ value, scope }: Pattern): string {
  return `${scope} ${value}`;
}
