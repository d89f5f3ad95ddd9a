import type { Card } from "../card/card";
import { type CardNames, cardOfVersion, cardsNamed, type Version } from "./card-names";
import { MAX_COPIES } from "./keepable";

/** "4x Abbot": so many copies of a card. */
export interface CardLine {
  readonly quantity: number;
  readonly card: Card;
}

const BEGINNING = /^(\d+)\s*(.*)$/s;
/** Two spaces part columns as well as twenty. */
const WIDE_GAP = /\s{2,}/g;
const TIMES = /^[x×*]\s*/i;
/** Numbers that count no cards: "6th Great Feast", "3R+F", "2019-10-31", "19:30". */
const NO_QUANTITY = /^\d+(?:(?:st|nd|rd|th)\b|R\b|[-/.:]\d)/i;

/** "2) Profit", "2. Profit", "2 -- Profit": numbering, or a comment on nothing. */
const NO_NAME = /^(?:\)|\.\s|--|\/\/|#)/;
/** More than any name has; what is longer may be pasted prose. */
const MAX_NAME_LENGTH = 100;
/** More than the columns of a crypt line have. */
const MAX_COLUMNS_LENGTH = 400;

const COMMENT = /\s*(?:--|\/\/|\s#).*$/s;

const GROUP = String.raw`G(?:roup)?[\s:]{0,2}(\d{1,2}|any)\b`;
/** "(G6)", "[ADV, G6]", "G6". */
const GROUP_MARK = new RegExp(String.raw`[([]\s*(?:adv(?:anced)?[\s,]+)?${GROUP}|\s${GROUP}`, "i");
/** "(ADV)", "[Advanced]", "(G6 ADV)"; without brackets in capitals, or right behind the name. */
const ADVANCED_MARK =
  /[([]\s*(?:G[\w ]*[\s,]+)?(?:adv|ADV|Adv)(?:anced|ANCED)?\b|\sADV\b|^\s(?:adv|Adv)(?:anced)?\b/;
/** What stands at the end of a crypt line: "Brujah:4". */
const GROUP_AT_END = /:\s*(\d{1,2}|any)\s*$/i;
/** "2 Blood Doll, 3x Deflection": half a line that is understood is none. */
const ANOTHER_CARD = /^[\s,;&+]*\d+\s?x\s/i;
/** A name may end before a column, a number, a mark, a bracket, a dash, a comment or the group. */
const NAME_ENDS =
  /\s{2,}|\t|\s(?=\d|ADV(?:ANCED)?\b|G(?:roup)?[\s:]{0,2}(?:\d|any))|\s*(?=[([])|\s[-–—]\s|--|\/\/|\s#|:(?=\s*(?:\d{1,2}|any)\s*$)/gi;

/** What is wrong with a line: no card is known for it, or a deck cannot have so many copies. */
export type LineProblem = "name" | "quantity";

/** Reads a trimmed line of a deck list. undefined: it begins with no quantity. */
export function readCardLine(line: string, names: CardNames): CardLine | LineProblem | undefined {
  const beginning = BEGINNING.exec(line.replace(WIDE_GAP, "  "));
  if (beginning === null) return undefined;
  const [, digits = "", rest = ""] = beginning;
  // "4 Xaviar" begins with an x that belongs to the name.
  const card = identify(rest.replace(TIMES, ""), names) ?? identify(rest, names);
  const quantity = Number(digits);
  // More copies are a year or a number of something else.
  if (card !== undefined) return quantity > 0 && quantity <= MAX_COPIES ? { quantity, card } : "quantity";
  return NO_QUANTITY.test(line) ? undefined : "name";
}

/** The name is the longest beginning of the text that is one; the rest may tell which vampire of the name. */
function identify(written: string, names: CardNames): Card | undefined {
  if (NO_NAME.test(written)) return undefined;
  // "--", brackets and numbers are parts of some names.
  const whole = cardsNamed(names, written);
  if (whole.length > 0) return cardOfVersion(whole, { advanced: false, group: undefined });
  const ends = [...written.slice(0, MAX_NAME_LENGTH).matchAll(NAME_ENDS)].map(({ index }) => index).reverse();
  for (const end of ends) {
    const cards = cardsNamed(names, written.slice(0, end));
    const rest = written.slice(end);
    if (cards.length > 0 && !ANOTHER_CARD.test(rest)) return cardOfVersion(cards, readVersion(rest));
  }
  return undefined;
}

/** Reads what follows a name: " (ADV)", " (G6)", "  6 AUS DOM for pre  Ventrue:3". */
function readVersion(rest: string): Version {
  const plain = rest.replace(COMMENT, "").slice(0, MAX_COLUMNS_LENGTH);
  const mark = GROUP_MARK.exec(plain);
  const group = mark?.[1] ?? mark?.[2] ?? GROUP_AT_END.exec(plain)?.[1];
  return { advanced: ADVANCED_MARK.test(plain), group: group?.toLowerCase() };
}
