import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { DeckCards } from "../../deck/deck";
import { Ownership } from "../ownership";
import { anyArchive, anyQ, archiveOf, asUrlQuery, CRITERIA, TWD_CRITERIA } from "./any-archive.test.support";
import { NAIVE_FILTERS, type NaiveArchive, naiveSearch } from "./naive.test.support";
import { PDA_FORM } from "./pda-form";
import { searchDecks } from "./search";
import { TDA_FORM } from "./tda-form";
import { TWD_FORM } from "./twd-form";

const FORMS = { twd: TWD_FORM, pda: PDA_FORM, tda: TDA_FORM };
/** The rarest match occurs once in some tens of archives. */
const MAX_RUNS = 2000;

const criteriaOf = (form: (typeof FORMS)[keyof typeof FORMS]) =>
  form.filters.map(({ key }) => key).filter((key) => key !== "also");

test("both implementations have the same filters", () => {
  const all = new Set(Object.values(FORMS).flatMap(criteriaOf));
  expect([...all].sort()).toEqual([...NAIVE_FILTERS].sort());
  expect(Object.keys(CRITERIA).sort()).toEqual([...NAIVE_FILTERS].sort());
});

describe.each(Object.entries(FORMS))("%s", (name, form) => {
  const keys = criteriaOf(form);
  const criteria = name === "twd" ? TWD_CRITERIA : CRITERIA;

  /** Ids of the decks that the search finds, which the naive implementation must find too. */
  function found(q: Readonly<Record<string, unknown>>, naive: NaiveArchive): readonly string[] {
    const archive = archiveOf(naive);
    const model: DeckCards = new Map([...naive.model.cards].map(([card, copies]) => [card.id, copies]));
    const own = { published: naive.published, favorites: naive.favorites };
    const owned = new Ownership(new Map([...naive.owned].map(([card, copies]) => [card.id, copies])));
    const { value, problems } = form.parse(asUrlQuery(q));
    expect(problems).toEqual([]);
    const { decks } = searchDecks(form as typeof TWD_FORM, value as never, { archive, model, own, owned });
    const ids = decks.map((deck) => archive.table.ids[deck] ?? "");
    expect(ids).toEqual(naiveSearch(q, naive));
    return ids;
  }

  test("finds what the naive implementation finds", { tags: "slow" }, () => {
    fc.assert(
      fc.property(anyArchive, anyQ(keys, criteria), (naive, q) => {
        found(q, naive);
      }),
      { numRuns: 1500 },
    );
  });

  test.each(keys)("%s alone matches some decks and not others", (key) => {
    const sizes = new Set<string>();
    const anyValue = criteria[key];
    if (!anyValue) throw new Error(`There are no values of ${key}`);
    for (let run = 0; run < MAX_RUNS && !(sizes.has("some") && sizes.has("left out")); run += 1) {
      for (const [naive, value] of fc.sample(fc.tuple(anyArchive, anyValue), 1)) {
        const { length } = found({ [key]: value }, naive);
        if (length > 0) sizes.add("some");
        if (length < naive.decks.length) sizes.add("left out");
      }
    }
    expect([...sizes].sort()).toEqual(["left out", "some"]);
  });

  test("written criteria are read back", () => {
    fc.assert(
      fc.property(anyQ(keys, criteria), (q) => {
        const { value } = form.parse(asUrlQuery(q));
        const again = form.parseText(form.toText(value as never) ?? "{}");
        expect(again).toEqual({ value, problems: [] });
      }),
    );
  });

  test("removing chips one by one leaves nothing", () => {
    fc.assert(
      fc.property(anyQ(keys, criteria), fc.infiniteStream(fc.nat()), (q, picks) => {
        let value = form.parse(asUrlQuery(q)).value as never;
        for (let left = 40; left > 0 && !form.isEmpty(value); left--) {
          const chips = form.describe(value);
          const chip = chips[(picks.next().value ?? 0) % chips.length];
          if (chip === undefined) throw new Error("an active search without a chip");
          value = chip.without as never;
        }
        expect(value).toEqual(form.empty);
      }),
    );
  });

  test("never throws, whatever the URL contains", () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...form.filters.map(({ key }) => key), "other"), fc.jsonValue()),
        (q) => {
          const { value } = form.parse(q);
          expect(form.parse(form.toQuery(value as never)).problems).toEqual([]);
        },
      ),
    );
  });
});
