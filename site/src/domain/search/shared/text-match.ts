import type { Card } from "../../card/card";
import { fold } from "../../name/fold";
import { matchesName, type NameForm, nameQuery } from "../../name/matching";
import type { CardContext } from "../card-base";
import type { SearchTexts } from "../haystacks";
import { rowPattern, type TextRow, type Wording, wording } from "./text-row";

type Test = (card: Card, position: number) => boolean;

/** Predicate of a text row. A pattern without a result matches no card, whatever the logic. */
export function compileRow(row: TextRow, context: CardContext): Test {
  const matches = row.regex ? patternTest(row, context) : wordsTest(row, context.texts);
  if (matches === undefined) return () => false;
  return row.logic === "and" ? matches : (card, position) => !matches(card, position);
}

function patternTest(row: TextRow, { patterns }: CardContext): Test | undefined {
  const matches = rowPattern(row.value) === undefined ? undefined : patterns?.(row);
  if (matches === undefined || typeof matches === "string") return undefined;
  return (_card, position) => matches.has(position);
}

function wordsTest(row: TextRow, texts: SearchTexts): Test {
  const matches = plainTest(row, texts);
  const matchesAlso = texts.also && plainTest(row, texts.also);
  if (matchesAlso === undefined) return matches;
  return (card, position) => matches(card, position) || matchesAlso(card, position);
}

function plainTest({ value, scope }: TextRow, texts: SearchTexts): Test {
  const words = wording(value);
  const inName = scope === "text" ? undefined : nameTest(words, texts);
  const inText = scope === "name" ? undefined : textTest(words, texts);
  return (card, position) => inName?.(card, position) === true || inText?.(card, position) === true;
}

function textTest(words: Wording, texts: SearchTexts): Test {
  const folded = texts.folded();
  const contains = phraseTest(words);
  return (_card, position) => contains(folded[position] ?? "");
}

function nameTest(words: Wording, texts: SearchTexts): Test {
  const names = texts.names();
  const query = nameQuery(words.words);
  if (query.squashed === "") return () => false;
  if (!words.wordStart && !words.wordEnd) {
    return (_card, position) => {
      const forms = names[position];
      return forms !== undefined && matchesName(query, forms);
    };
  }
  const contains = phraseTest(words);
  return (_card, position) => {
    const forms = names[position];
    if (forms === undefined) return false;
    const hit = ({ folded }: NameForm): boolean => contains(folded);
    return forms.names.some(hit) || forms.articleFirst.some(hit);
  };
}

/** Finds the words literally; a quoted side must be a word boundary. */
function phraseTest({ words, wordStart, wordEnd }: Wording): (haystack: string) => boolean {
  const needle = fold(words).replaceAll("\n", " ");
  if (!wordStart && !wordEnd) return (haystack) => haystack.includes(needle);
  const first = needle[0] ?? "";
  const last = needle.at(-1) ?? "";
  return (haystack) => {
    for (let start = haystack.indexOf(needle); start >= 0; start = haystack.indexOf(needle, start + 1)) {
      const end = start + needle.length;
      const startsWord = !wordStart || !insideWord(haystack[start - 1], first);
      if (startsWord && (!wordEnd || !insideWord(last, haystack[end]))) return true;
    }
    return false;
  };
}

/** Whether there is no word boundary between two characters. */
function insideWord(before: string | undefined, after: string | undefined): boolean {
  return before !== undefined && after !== undefined && isWordCharacter(before) && isWordCharacter(after);
}

function isWordCharacter(character: string): boolean {
  return /[\p{L}\p{N}]/u.test(character);
}
