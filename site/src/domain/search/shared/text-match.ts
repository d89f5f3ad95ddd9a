import type { Card } from "../../card/card";
import { fold } from "../../name/fold";
import { matchesName, type NameForm, nameQuery } from "../../name/matching";
import type { SearchTexts } from "../haystacks";
import { rowPattern, type TextRow, type Wording, wording } from "./text-row";

type Test = (card: Card, position: number) => boolean;

/** Does the row hold for a card? A pattern that is none holds for no card, whatever the row's logic. */
export function compileRow(row: TextRow, texts: SearchTexts): Test {
  const matches = rowTest(row, texts);
  if (matches === undefined) return () => false;
  return row.logic === "and" ? matches : (card, position) => !matches(card, position);
}

function rowTest(row: TextRow, texts: SearchTexts): Test | undefined {
  const matches = row.regex ? patternTest(row, texts) : plainTest(row, texts);
  const matchesAlso = texts.also && rowTest(row, texts.also);
  if (matches === undefined || matchesAlso === undefined) return matches;
  return (card, position) => matches(card, position) || matchesAlso(card, position);
}

function patternTest({ value, place }: TextRow, { name, text }: SearchTexts): Test | undefined {
  const pattern = rowPattern(value);
  if (pattern === undefined) return undefined;
  return (card) =>
    (place !== "text" && (pattern.test(name(card)) || isAsciiHit(pattern, card, name(card)))) ||
    (place !== "name" && pattern.test(text(card)));
}

/** The name in plain letters counts as long as it is the name of this language. */
function isAsciiHit(pattern: RegExp, card: Card, name: string): boolean {
  return card.asciiName !== card.name && name === card.name && pattern.test(card.asciiName);
}

function plainTest({ value, place }: TextRow, texts: SearchTexts): Test {
  const words = wording(value);
  const inName = place === "text" ? undefined : nameTest(words, texts);
  const inText = place === "name" ? undefined : textTest(words, texts);
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

/** Finds the words as they stand; at a quoted side they may not go on inside a longer word. */
function phraseTest({ words, wordStart, wordEnd }: Wording): (haystack: string) => boolean {
  const needle = fold(words).replaceAll("\n", " ");
  if (!wordStart && !wordEnd) return (haystack) => haystack.includes(needle);
  const first = needle[0] ?? "";
  const last = needle.at(-1) ?? "";
  return (haystack) => {
    for (let at = haystack.indexOf(needle); at >= 0; at = haystack.indexOf(needle, at + 1)) {
      const end = at + needle.length;
      const startsWord = !wordStart || !insideWord(haystack[at - 1], first);
      if (startsWord && (!wordEnd || !insideWord(last, haystack[end]))) return true;
    }
    return false;
  };
}

/** No word boundary lies between two characters of a word. */
function insideWord(before: string | undefined, after: string | undefined): boolean {
  return before !== undefined && after !== undefined && isWordCharacter(before) && isWordCharacter(after);
}

function isWordCharacter(character: string): boolean {
  return /[\p{L}\p{N}]/u.test(character);
}
