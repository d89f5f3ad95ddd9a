import { describe, expect, test } from "vitest";
import { DISCIPLINES, VIRTUES } from "../card/disciplines";
import { aliasesOf } from "./aliases";
import { SEARCH_KINDS } from "./forms.test.support";
import { OTHER_SEARCHES } from "./other-searches";
import { withFix } from "./problem";
import { SHAPES } from "./shapes";
import { keywordsOfFilter } from "./understand";
import { written } from "./words";

// docs/rules/search.md §12: every value of every filter is understood, under each of its keywords.

describe.each(SEARCH_KINDS)("$name", ({ form, language }) => {
  const { context, sources, keywords } = language;
  const filters = keywords.filters.filter(({ typed }) => typed.as !== "shares");
  // A capacity of library cards has two sides, none of which is meant without a sign.
  const sign = ({ typed }: (typeof filters)[number]) => (typed.as === "bound" ? "<=" : ":");
  const units = filters.flatMap((filter) =>
    keywordsOfFilter(filter).flatMap((keyword) => {
      const offered = SHAPES[filter.typed.as].words?.({ filter, keyword, context, sources }) ?? [];
      const values = [...(filter.typed.values?.keys() ?? [])].map(written);
      return [...offered, ...values].map((value) => `${keyword}${sign(filter)}${value}`);
    }),
  );

  test("every value is understood, and what is printed of it, too", () => {
    expect(units.length).toBeGreaterThan(20);
    const lost = units.filter((unit) => {
      const { criteria, problems } = language.read(unit);
      const again = language.read(language.print(criteria));
      return (
        problems.length > 0 ||
        again.problems.length > 0 ||
        form.isEmpty(criteria) ||
        form.toText(again.criteria) !== form.toText(criteria)
      );
    });
    expect(lost).toEqual([]);
  });
});

test("every keyword that only decks, the crypt or the library know leads there from the other searches", () => {
  const known = new Map(
    SEARCH_KINDS.map(({ name, language }) => [
      name,
      new Set([...language.keywords.byWord.keys()].map((keyword) => keyword.replace(/\..*/, ""))),
    ]),
  );
  const [crypt, library, ...decks] = [...known.values()];
  const ofCards = [...(crypt ?? []), ...(library ?? [])].filter(
    (word) => !(crypt?.has(word) && library?.has(word)),
  );
  const ofDecks = decks.flatMap((words) => [...words]);
  const asked = [...known].flatMap(([name, own]) =>
    [...new Set([...ofCards, ...ofDecks])].filter((word) => !own.has(word)).map((word) => ({ name, word })),
  );
  expect(asked.length).toBeGreaterThan(100);
  const lost = asked.filter(({ word }) => !known.get(OTHER_SEARCHES.get(word) ?? "")?.has(word));
  expect(lost).toEqual([]);
});

test.each([
  ["set!>bcp", "set:bcp"],
  ["set<=Promo", "set:Promo"],
  ["set!<POD", "set:POD"],
  ["first>=promo", "first:Promo"],
  ["set>=V5,bcp", "set>=V5,:bcp"],
])("%s compares with a set without a date: %s is offered", (text, fixed) => {
  const language = SEARCH_KINDS.find(({ name }) => name === "crypt")?.language;
  const [problem] = language?.read(text).problems ?? [];
  const [fix] = problem?.fixes ?? [];
  expect(problem?.code).toBe("bad-operator");
  expect(fix && withFix(text, fix)).toBe(fixed);
  expect(language?.read(fixed).problems).toEqual([]);
});

test("print on demand is not offered as a product, and is understood in links", () => {
  const language = SEARCH_KINDS.find(({ name }) => name === "crypt")?.language;
  if (!language) throw new Error("No crypt");
  const { context, sources, keywords } = language;
  const [filter] = keywords.byWord.get("precon") ?? [];
  if (!filter) throw new Error("No precons");
  const offered = SHAPES.precons.words?.({ filter, keyword: "precon", context, sources }) ?? [];
  expect(offered).toContain("V5:PTr");
  expect(offered.filter((word) => word.startsWith("POD"))).toEqual([]);
  expect(language.read("precon:POD:DTC").problems).toEqual([]);
});

test("every alias is a value of some search", () => {
  const filters = SEARCH_KINDS.flatMap(({ language }) =>
    language.keywords.filters.map((filter) => ({ language, filter })),
  );
  const isUnderstood = (key: string, alias: string) =>
    filters.some(
      ({ language, filter }) =>
        filter.key === key &&
        language.read(`${filter.typed.keywords[0]}:${written(alias)}`).problems.length === 0,
    );
  const lost = [...new Set(filters.map(({ filter }) => filter.key))].flatMap((key) =>
    Object.keys(aliasesOf(key)).filter((alias) => !isUnderstood(key, alias)),
  );
  expect(lost).toEqual([]);
});

test.each(["crypt", "library"])("%s: disciplines are understood by name and by code", (name) => {
  const language = SEARCH_KINDS.find((kind) => kind.name === name)?.language;
  const lost = Object.entries({ ...DISCIPLINES, ...VIRTUES }).filter(([long, code]) => {
    const [one, other] = [language?.read(`dis:${written(long)}`), language?.read(`dis:${code}`)];
    return one?.problems.length !== 0 || JSON.stringify(one) !== JSON.stringify(other);
  });
  expect(lost).toEqual([]);
});
