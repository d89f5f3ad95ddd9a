import type { Card, CardKind } from "../src/domain/card/card.ts";
import type { CardBase } from "../src/domain/search/card-base.ts";
import { formOf } from "../src/domain/search/criteria.ts";
import type { QueryProblem } from "../src/domain/search/filter.ts";
import { search } from "../src/domain/search/search.ts";
import { CommandError } from "./command.ts";
import type { Bases } from "./load-base.ts";
import { timeLimited } from "./time-limited.ts";

/** The query is invalid; the message names every problem. */
export class BadQuery extends CommandError {}

const WORDS: Readonly<Record<QueryProblem["code"], string>> = {
  "not-json": "is not JSON",
  "unknown-key": "is not a key of this search",
  "unknown-value": "is not a valid value",
  "bad-shape": "has the wrong shape",
  "bad-regex": "is not a valid regular expression",
  "slow-regex": "takes too long",
  "not-available": "is not in this data",
  "unknown-keyword": "is not a keyword of this search",
  "ambiguous-value": "may mean several values",
  "bad-operator": "cannot be compared like this",
  "out-of-range": "is not offered",
  "no-value": "has no value",
  unclosed: "is not closed",
  "other-search": "is asked in another search",
  "needs-keyword": "needs a keyword",
  "too-deep": "is nested too deeply",
  "too-long": "is too long",
};

export function isKind(word: string | undefined): word is CardKind {
  return word === "crypt" || word === "library";
}

/** Ids of the matching cards, ascending. Throws BadQuery. */
export function matchingIds(bases: Bases, kind: CardKind, q: string): readonly number[] {
  return kind === "crypt" ? cryptIds(bases, q) : libraryIds(bases, q);
}

function cryptIds(bases: Bases, q: string): readonly number[] {
  const { value, problems } = formOf("crypt").parseText(q);
  const base = bases.crypt();
  const found = search("crypt", value, contextOf(base));
  refuse([...problems, ...found.problems]);
  return found.cards.map((card) => card.id);
}

function libraryIds(bases: Bases, q: string): readonly number[] {
  const { value, problems } = formOf("library").parseText(q);
  const base = bases.library();
  const found = search("library", value, contextOf(base));
  refuse([...problems, ...found.problems]);
  return found.cards.map((card) => card.id);
}

function contextOf<Base extends CardBase<Card>>(base: Base) {
  return { base, texts: base.english, patterns: timeLimited(base.cards, base.english) };
}

function refuse(problems: readonly QueryProblem[]): void {
  if (problems.length === 0) return;
  throw new BadQuery(problems.map(({ code, path, value }) => `${path}: ${value} ${WORDS[code]}`).join("; "));
}
