import { fold } from "../../name/fold";
import { nameQuery } from "../../name/matching";
import type { CardContext } from "../card-base";
import type { SearchTexts } from "../haystacks";
import { addAll, both, noPositions, type Positions, where, without } from "../positions";
import { namesOf, textsOf } from "./text-index";
import { rowPattern, type TextRow, type Wording, wording } from "./text-row";

/** The positions of `within` that a text row matches. A pattern without a result matches none, whatever the logic. */
export function findRow(row: TextRow, context: CardContext, within: Positions): Positions {
  const hits = row.regex ? patternHits(row, context, within) : wordsHits(row, context.texts, within);
  if (hits === undefined) return noPositions(context.base.cards.length);
  return row.logic === "and" ? hits : without(within, hits);
}

function patternHits(row: TextRow, { patterns }: CardContext, within: Positions): Positions | undefined {
  const matches = rowPattern(row.value) === undefined ? undefined : patterns?.(row);
  if (matches === undefined || typeof matches === "string") return undefined;
  return where(within, (position) => matches.has(position));
}

function wordsHits({ value, scope }: TextRow, texts: SearchTexts, within: Positions): Positions {
  const words = wording(value);
  const hits = new Uint32Array(within.length);
  for (let language: SearchTexts | undefined = texts; language !== undefined; language = language.also) {
    if (scope !== "text") addAll(hits, nameHits(words, language, within));
    if (scope !== "name") addAll(hits, textHits(words, language, within));
  }
  return both(hits, within);
}

function textHits(words: Wording, texts: SearchTexts, within: Positions): Positions {
  return textsOf(texts).find(literal(words), within, boundaries(words));
}

function nameHits(words: Wording, texts: SearchTexts, within: Positions): Positions {
  const names = namesOf(texts);
  const query = nameQuery(words.words);
  if (query.squashed === "") return noPositions(names.count);
  const quoted = words.wordStart || words.wordEnd;
  return quoted ? names.containing(literal(words), within, boundaries(words)) : names.matching(query, within);
}

function literal({ words }: Wording): string {
  return fold(words).replaceAll("\n", " ");
}

/** A quoted side must be a word boundary. */
function boundaries({ wordStart, wordEnd }: Wording) {
  if (!wordStart && !wordEnd) return undefined;
  return (texts: string, start: number, end: number): boolean =>
    (!wordStart || !insideWord(texts[start - 1], texts[start])) &&
    (!wordEnd || !insideWord(texts[end - 1], texts[end]));
}

/** Whether there is no word boundary between two characters. */
function insideWord(before: string | undefined, after: string | undefined): boolean {
  return before !== undefined && after !== undefined && isWordCharacter(before) && isWordCharacter(after);
}

function isWordCharacter(character: string): boolean {
  return /[\p{L}\p{N}]/u.test(character);
}
