import type { Card } from "../card/card";
import { type CardNames, cardOfVersion, cardsNamed, type Version } from "./card-names";
import { MAX_COPIES } from "./limits";

/** "4x Abbot": a number of copies of a card. */
export interface CardLine {
  readonly quantity: number;
  readonly card: Card;
}

const BEGINNING = /^(\d+)\s*(.*)$/s;
/** Two spaces separate columns as well as twenty do. */
const WIDE_GAP = /\s{2,}/g;
const TIMES = /^[x×*]\s*/i;
/** Numbers that are no quantity: "6th Great Feast", "3R+F", "2019-10-31", "19:30". */
const NO_QUANTITY = /^\d+(?:(?:st|nd|rd|th)\b|R\b|[-/.:]\d)/i;

/** "2) Profit", "2. Profit", "2 -- Profit": numbering, or a comment. */
const NO_NAME = /^(?:\)|\.\s|--|\/\/|#)/;
/** Longer than any card name; longer text may be pasted prose. */
const MAX_NAME_LENGTH = 100;
/** Longer than the columns of a crypt line. */
const MAX_COLUMNS_LENGTH = 400;

const COMMENT = /\s*(?:--|\/\/|\s#).*$/s;

const GROUP = String.raw`G(?:roup)?[\s:]{0,2}(\d{1,2}|any)\b`;
/** "(G6)", "[ADV, G6]", "G6". */
const GROUP_MARK = new RegExp(String.raw`[([]\s*(?:adv(?:anced)?[\s,]+)?${GROUP}|\s${GROUP}`, "i");
/** "(ADV)", "[Advanced]", "(G6 ADV)"; without brackets only in capitals, or directly after the name. */
const ADVANCED_MARK =
  /[([]\s*(?:G[\w ]*[\s,]+)?(?:adv|ADV|Adv)(?:anced|ANCED)?\b|\sADV\b|^\s(?:adv|Adv)(?:anced)?\b/;
/** End of a crypt line: "Brujah:4". */
const GROUP_AT_END = /:\s*(\d{1,2}|any)\s*$/i;
/** "2 Blood Doll, 3x Deflection": a line of two cards is not read, rather than half of it. */
const ANOTHER_CARD = /^[\s,;&+]*\d+\s?x\s/i;
/** Possible ends of a name: a column, number, mark, bracket, dash, comment or group. */
const NAME_ENDS =
  /\s{2,}|\t|\s(?=\d|ADV(?:ANCED)?\b|G(?:roup)?[\s:]{0,2}(?:\d|any))|\s*(?=[([])|\s[-–—]\s|--|\/\/|\s#|:(?=\s*(?:\d{1,2}|any)\s*$)/gi;

/** Problem of a line: no known card, or an invalid number of copies. */
export type LineProblem = "name" | "quantity";

/** Reads a trimmed line of a deck list; undefined if it does not begin with a quantity. */
export function readCardLine(
  line: string,
  names: CardNames,
  maxCopies = MAX_COPIES,
): CardLine | LineProblem | undefined {
  const beginning = BEGINNING.exec(line.replace(WIDE_GAP, "  "));
  if (beginning === null) return undefined;
  const [, digits = "", rest = ""] = beginning;
  // In "4 Xaviar" the x belongs to the name.
  const card = identify(rest.replace(TIMES, ""), names) ?? identify(rest, names);
  const quantity = Number(digits);
  // Larger numbers are years or something else.
  if (card !== undefined) return quantity > 0 && quantity <= maxCopies ? { quantity, card } : "quantity";
  return NO_QUANTITY.test(line) ? undefined : "name";
}

/** Takes the longest prefix that is a card name; the rest may select a version of the vampire. */
function identify(written: string, names: CardNames): Card | undefined {
  if (NO_NAME.test(written)) return undefined;
  // Some names contain "--", brackets or numbers.
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

/** Reads the text after a name: " (ADV)", " (G6)", "  6 AUS DOM for pre  Ventrue:3". */
function readVersion(rest: string): Version {
  const plain = rest.replace(COMMENT, "").slice(0, MAX_COLUMNS_LENGTH);
  const mark = GROUP_MARK.exec(plain);
  const group = mark?.[1] ?? mark?.[2] ?? GROUP_AT_END.exec(plain)?.[1];
  return { advanced: ADVANCED_MARK.test(plain), group: group?.toLowerCase() };
}
