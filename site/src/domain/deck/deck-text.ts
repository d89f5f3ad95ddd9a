import type { CardId } from "../card/card";
import { isPlaytestId } from "../card/ids";
import { type CardLine, type LineProblem, readCardLine } from "./card-line";
import type { CardNames } from "./card-names";
import type { FieldName } from "./deck-fields";
import { readField } from "./deck-fields";
import { isText, readHead } from "./deck-head";
import { isTitle, listStart } from "./deck-sections";
import { isLackeyDeck, lackeyDeckText } from "./lackey-deck";
import { MAX_COPIES } from "./limits";
import { NEW_DECK } from "./sanitize-draft";

/** A line with a quantity that is not a valid card of the deck. */
export interface BadCard {
  /** Counted from 1. */
  readonly line: number;
  readonly text: string;
  readonly problem: LineProblem;
}

/** A deck read from a text. */
export interface DeckText {
  readonly name: string;
  readonly author: string;
  readonly description: string;
  /** Fields that the text contains, even if blank. */
  readonly written: ReadonlySet<FieldName>;
  /** Copies by card, in the order of the text. */
  readonly cards: ReadonlyMap<CardId, number>;
  readonly badCards: readonly BadCard[];
  /** Number of lines with content that were not recognized. */
  readonly unread: number;
  /** Report of a winning deck: event, place, date and comments, then the description. */
  readonly report: string | undefined;
  /** Number of unread lines that are part of the report. */
  readonly unreadInReport: number;
}

export interface ReadingRules {
  /** Whether playtest cards are allowed. */
  readonly playtest: boolean;
  /** Copies of one card; by default those that a deck can have. */
  readonly maxCopies?: number;
}

const LINE_END = /\r\n|[\r\n\u2028\u2029]/;
/** Includes direction marks, which are copied from messengers and web pages. */
const INVISIBLE = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\u00ad]/g;
/** Joins characters and emoji of a text; card names have none. */
const JOINERS = /[\u200c\u200d]/g;

/**
 * Reads Text, TWD, TWD with hints, Lackey texts and files, JOL and lists of other deck builders. Copies on several
 * lines add up; a line with a quantity that cannot be read becomes a bad card, so that nothing is lost silently.
 */
export function readDeckText(text: string, names: CardNames, rules: ReadingRules): DeckText {
  const plain = isLackeyDeck(text) ? lackeyDeckText(text) : text;
  const lines = plain.replace(INVISIBLE, "").split(LINE_END);
  const start = listStart(lines);
  const head = readHead(lines.slice(0, start));
  const list = readList(lines, start, names, rules);
  const field = (name: FieldName) => head.fields.get(name) ?? list.fields.get(name) ?? "";
  return {
    name: field("name") || NEW_DECK,
    author: field("author"),
    description: field("description"),
    written: new Set([...head.fields.keys(), ...list.fields.keys()]),
    cards: list.cards,
    badCards: list.badCards,
    unread: head.unread + list.unread,
    report: head.report,
    unreadInReport: head.report === undefined ? 0 : head.unread,
  };
}

interface CardList {
  readonly cards: Map<CardId, number>;
  readonly badCards: BadCard[];
  readonly fields: Map<FieldName, string>;
  unread: number;
}

function readList(lines: readonly string[], start: number, names: CardNames, rules: ReadingRules): CardList {
  const list: CardList = { cards: new Map(), badCards: [], fields: new Map(), unread: 0 };
  for (const [index, raw] of lines.entries()) {
    if (index < start) continue;
    const line = raw.replace(JOINERS, "").trim();
    const read = readCardLine(line, names, rules.maxCopies);
    if (read === undefined) readOther(line, list);
    else {
      const problem = typeof read === "string" ? read : take(read, list, rules);
      if (problem) list.badCards.push({ line: index + 1, text: line, problem });
    }
  }
  return list;
}

/** Adds up the lines of a card, up to the maximum. */
function take({ card, quantity }: CardLine, list: CardList, rules: ReadingRules): LineProblem | undefined {
  if (isPlaytestId(card.id) && !rules.playtest) return "name";
  const copies = (list.cards.get(card.id) ?? 0) + quantity;
  if (copies > (rules.maxCopies ?? MAX_COPIES)) return "quantity";
  list.cards.set(card.id, copies);
  return undefined;
}

function readOther(line: string, list: CardList): void {
  const field = readField(line);
  if (field !== undefined && !list.fields.has(field.name)) list.fields.set(field.name, field.value);
  else if (isText(line) && !isTitle(line)) list.unread += 1;
}
