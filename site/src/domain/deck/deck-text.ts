import type { CardId } from "../card/card";
import { isPlaytestId } from "../card/ids";
import { type CardLine, type LineProblem, readCardLine } from "./card-line";
import type { CardNames } from "./card-names";
import type { FieldName } from "./deck-fields";
import { readField } from "./deck-fields";
import { isText, readHead } from "./deck-head";
import { isTitle, listStart } from "./deck-sections";
import { MAX_COPIES, NEW_DECK } from "./keepable";
import { isLackeyDeck, lackeyDeckText } from "./lackey-deck";

/** A line that begins with a quantity and cannot be a card of the deck. */
export interface BadCard {
  /** Counted from 1, as editors do. */
  readonly line: number;
  readonly text: string;
  readonly problem: LineProblem;
}

/** A deck as read from a text. */
export interface DeckText {
  readonly name: string;
  readonly author: string;
  readonly description: string;
  /** The fields that the text names, be they blank. */
  readonly written: ReadonlySet<FieldName>;
  /** Copies by card, in the order of the text. */
  readonly cards: ReadonlyMap<CardId, number>;
  readonly badCards: readonly BadCard[];
  /** Lines with words that were neither cards nor anything else known. */
  readonly unread: number;
  /** Of a winning deck's report: event, place, date and comments, then the description. */
  readonly report: string | undefined;
  /** So many of the unread lines are part of the report. */
  readonly unreadInReport: number;
}

export interface ReadingRules {
  /** Whether cards in testing may be in the deck. */
  readonly playtest: boolean;
}

const LINE_END = /\r\n|[\r\n\u2028\u2029]/;
/** Marks of the direction of a text among them: they come along from messengers and web pages. */
const INVISIBLE = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\u00ad]/g;
/** Joins letters and pictures of a text; the names of cards have none. */
const JOINERS = /[\u200c\u200d]/g;

/**
 * Reads Text, TWD, TWD with hints, Lackey's texts and files, JOL and lists of other builders. A card on two lines adds up; a line
 * that begins with a quantity and is not understood becomes a bad card, so that nothing vanishes silently.
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
  for (const [at, raw] of lines.entries()) {
    if (at < start) continue;
    const line = raw.replace(JOINERS, "").trim();
    const read = readCardLine(line, names);
    if (read === undefined) readOther(line, list);
    else {
      const problem = typeof read === "string" ? read : take(read, list, rules);
      if (problem) list.badCards.push({ line: at + 1, text: line, problem });
    }
  }
  return list;
}

/** Lines of a card add up, to no more than there may be of one. */
function take({ card, quantity }: CardLine, list: CardList, rules: ReadingRules): LineProblem | undefined {
  if (isPlaytestId(card.id) && !rules.playtest) return "name";
  const copies = (list.cards.get(card.id) ?? 0) + quantity;
  if (copies > MAX_COPIES) return "quantity";
  list.cards.set(card.id, copies);
  return undefined;
}

function readOther(line: string, list: CardList): void {
  const field = readField(line);
  if (field !== undefined && !list.fields.has(field.name)) list.fields.set(field.name, field.value);
  else if (isText(line) && !isTitle(line)) list.unread += 1;
}
