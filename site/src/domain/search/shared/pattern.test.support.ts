import type { Card } from "../../card/card";
import type { SearchTexts } from "../haystacks";
import { type MatchesOf, matchingPositions, patternTexts } from "./pattern";

/** Matches without a time limit, for patterns that are fast. */
export function applied(cards: readonly Card[], texts: SearchTexts): MatchesOf {
  return (pattern) => new Set(matchingPositions(pattern, patternTexts(cards, texts)));
}

/** Patterns with catastrophic backtracking on rules texts. */
export const SLOW_PATTERNS = [
  String.raw`(\w+\s?)+#`,
  String.raw`(\w+\s?)*#`,
  String.raw`(?:\w+\s?)+#`,
  String.raw`((\w+\s?)+)+#`,
  String.raw`([\w ]+)+#`,
  "([a-z ,.]+)*#",
  String.raw`(\w|\w\w| )+#`,
  "(.+)+#",
  "(.*)*#",
  "(.+.+)+#",
  String.raw`(.|\w)+#`,
  "([^#]+)+#",
  String.raw`([\s\S]+)*#`,
  String.raw`(\S+\s*)+#`,
  String.raw`(\w*\s*)*#`,
  String.raw`(\w+\W?)+#`,
  String.raw`^(\w+[\s,.]?)+$#`,
  String.raw`(\w|\s|\w\s)+#`,
  String.raw`(?=(\w+\s?)+#)x`,
  String.raw`(\w+\s?)+(?<!\w)#`,
];
