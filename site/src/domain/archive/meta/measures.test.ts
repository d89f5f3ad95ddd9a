import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Language } from "../../query/language";
import { Ownership } from "../ownership";
import {
  anyArchive,
  anyQ,
  archiveOf,
  asUrlQuery,
  CARDS_OF_DECKS,
  TWD_CRITERIA,
} from "../search/any-archive.test.support";
import { type NaiveArchive, naiveSearch } from "../search/naive.test.support";
import { searchDecks } from "../search/search";
import { TWD_FORM } from "../search/twd-form";
import { finished } from "../steps";
import { cardSharesInSteps } from "./card-shares";
import { clanSharesInSteps } from "./clan-shares";
import { cappedWeights } from "./country-cap";
import { dashboardInSteps } from "./dashboard";
import { estimate, trendOf } from "./estimate";
import { furtherMeasuresInSteps } from "./further-measures";
import { median } from "./median";
import { diversityOf } from "./pulse";
import { withoutRepeats } from "./repeated-wins";
import { selectDecks } from "./selection";
import { timelineOf, trailingShares } from "./timeline";
import { summed, WEIGHTS, type Weighed, weigh } from "./weighed";

const weighing = fc.record({
  weight: fc.constantFrom(...WEIGHTS),
  capped: fc.boolean(),
  joined: fc.boolean(),
});
const archives = anyArchive.map(archiveOf);
/** Searches of the form, also those that need a deck to compare with or an inventory. */
const q = anyQ(
  ["date", "players", "location", "clan", "library", "tags", "traits", "similar", "matchInventory"],
  TWD_CRITERIA,
);
const clans = fc.constantFrom("brujah", "toreador", "nosferatu", "tremere");
/** A typed unit that no field holds: one of two clans, or a clan in some years. */
const also = fc.oneof(
  fc.tuple(clans, clans).map(([clan, other]) => ({
    unit: `clan:${clan} or -clan:${other}`,
    holds: (naive: NaiveArchive) => [
      ...naiveSearch({ clan: { value: [clan], logic: "or" } }, naive),
      ...naiveSearch({ clan: { value: [other], logic: "not" } }, naive),
    ],
  })),
  fc.tuple(clans, fc.integer({ min: 1997, max: 2026 })).map(([clan, year]) => ({
    unit: `-(clan:${clan} year>=${year})`,
    holds: (naive: NaiveArchive) => {
      const found = naiveSearch({ clan: { value: [clan], logic: "or" }, date: { from: year } }, naive);
      return naive.decks.map(({ id }) => id).filter((id) => !found.includes(id));
    },
  })),
);
const cardsOf = (cards: NaiveArchive["owned"]) =>
  new Map([...cards].map(([card, copies]) => [card.id, copies]));

/** All that searches of winning decks depend on. */
function contextOf(naive: NaiveArchive) {
  const archive = archiveOf(naive);
  return {
    archive,
    model: cardsOf(naive.model.cards),
    owned: new Ownership(cardsOf(naive.owned)),
    units: new Language(TWD_FORM, { archive }, { cards: CARDS_OF_DECKS }),
  };
}

const doubled = (weighed: Weighed) =>
  summed(
    weighed.decks,
    weighed.weights.map((weight) => 2 * weight),
  );
const everything = (count: number) => Array.from({ length: count }, (_, deck) => deck);

describe("a selection", () => {
  it("has the decks of the search, and before them only older ones", () => {
    fc.assert(
      fc.property(anyArchive, q, (naive, raw) => {
        const context = contextOf(naive);
        const criteria = TWD_FORM.parse(asUrlQuery(raw)).value;
        const { decks, before, problems } = selectDecks(criteria, context);
        expect(decks).toEqual(searchDecks(TWD_FORM, criteria, context).decks);
        expect(problems).toEqual([]);
        expect(before === undefined).toBe(criteria.date.from === undefined);
        const { years } = context.archive.table;
        for (const deck of before ?? []) expect(years[deck]).toBeLessThan(criteria.date.from ?? 0);
      }),
    );
  });

  it("has the decks that match its form and its typed units, before the first year, too", () => {
    fc.assert(
      fc.property(anyArchive, q, also, (naive, raw, { unit, holds }) => {
        const context = contextOf(naive);
        const idsOf = (decks: readonly number[]) =>
          decks.map((deck) => context.archive.table.ids[deck] ?? "");
        const matching = (form: object) => {
          const held = new Set(holds(naive));
          return naiveSearch({ ...form }, naive).filter((id) => held.has(id));
        };
        const criteria = { ...TWD_FORM.parse(asUrlQuery(raw)).value, also: [unit] };
        const { decks, before, problems } = selectDecks(criteria, context);
        expect(problems).toEqual([]);
        expect(idsOf(decks)).toEqual(matching(raw));
        const { date: _, ...timeless } = raw;
        const ever = new Set(matching(timeless));
        expect(idsOf(before ?? []).filter((id) => !ever.has(id))).toEqual([]);
      }),
    );
  });

  it("without decks has no measures", () => {
    const nothing = { criteria: TWD_FORM.empty, decks: [], before: undefined, problems: [] };
    fc.assert(
      fc.property(archives, weighing, (archive, how) => {
        const all = finished(dashboardInSteps(archive, nothing, how));
        const { clans, cards } = all;
        const { pulse, disciplines, kinds, pairs, winners } = finished(furtherMeasuresInSteps(archive, all));
        expect(pulse).toHaveLength(1);
        expect([clans, disciplines, kinds, cards, pairs, winners].flat()).toEqual([]);
      }),
    );
  });
});

describe("shares", () => {
  it("of the main clans and of several clans are 100 % together", () => {
    fc.assert(
      fc.property(archives, weighing, (archive, how) => {
        const now = weigh(archive, everything(archive.table.count), how);
        const shares = finished(clanSharesInSteps(archive, { now, before: undefined }));
        expect(shares.reduce((sum, one) => sum + one.now.share, 0)).toBeCloseTo(1, 9);
      }),
    );
  });

  it("stay the same when all weights are doubled", () => {
    fc.assert(
      fc.property(archives, weighing, (archive, how) => {
        const now = weigh(archive, everything(archive.table.count), how);
        const shares = (weighed: Weighed) =>
          finished(cardSharesInSteps(archive.table, { now: weighed, before: undefined }));
        expect(shares(doubled(now))).toEqual(shares(now));
      }),
    );
  });

  it("lie within their interval, which shrinks with more decks", () => {
    fc.assert(
      fc.property(
        fc.nat(1000),
        fc.integer({ min: 1, max: 1000 }),
        fc.integer({ min: 1, max: 500 }),
        (a, b, n) => {
          const [part, total] = [Math.min(a, b), Math.max(a, b)];
          const [one, more] = [estimate(part, total, n), estimate(part, total, 4 * n)];
          expect(one.low).toBeLessThanOrEqual(one.share + 1e-12);
          expect(one.high).toBeGreaterThanOrEqual(one.share - 1e-12);
          expect(more.high - more.low).toBeLessThan(one.high - one.low);
        },
      ),
    );
  });

  it.each([
    ["rise when the intervals are apart", 0.6, 0.3, 100, "up"],
    ["fall when the intervals are apart", 0.3, 0.6, 100, "down"],
    ["stay the same when the intervals overlap", 0.32, 0.3, 100, "same"],
    ["have no trend with fewer than 20 decks", 0.9, 0.1, 19.9, "few"],
  ])("%s", (_, now, before, decks, trend) => {
    expect(trendOf(estimate(now, 1, decks), estimate(before, 1, decks), decks)).toBe(trend);
  });
});

describe("weights", () => {
  it("of a country are never raised by the cap, and never above 15 % or an equal part", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 500 }), { minLength: 1, maxLength: 30 }), (weights) => {
        const capped = cappedWeights(weights);
        const countries = weights.filter((weight) => weight > 0).length;
        const total = capped.reduce((sum, weight) => sum + weight, 0);
        for (const [index, weight] of capped.entries()) {
          expect(weight).toBeLessThanOrEqual(weights[index] ?? 0);
          expect(weight).toBeLessThanOrEqual(Math.max(0.15, 1 / Math.max(1, countries)) * total + 1e-9);
        }
        const heaviest = Math.max(...weights);
        const isLight = heaviest <= 0.15 * weights.reduce((sum, weight) => sum + weight, 0);
        if (isLight) expect(capped).toEqual(weights);
      }),
    );
  });

  it("count nearly the same deck of a player once within 180 days", () => {
    fc.assert(
      fc.property(archives, (archive) => {
        const decks = everything(archive.table.count);
        const counted = withoutRepeats(archive, decks);
        expect(decks).toEqual(expect.arrayContaining([...counted]));
        expect(withoutRepeats(archive, counted)).toEqual(counted);
      }),
    );
  });

  it("give as many effective decks as there are if all are equal, else fewer", () => {
    fc.assert(
      fc.property(archives, weighing, (archive, how) => {
        const now = weigh(archive, everything(archive.table.count), how);
        expect(now.effective).toBeLessThanOrEqual(now.decks.length + 1e-9);
        if (how.weight === "equal" && !how.capped) expect(now.effective).toBeCloseTo(now.decks.length, 9);
      }),
    );
  });
});

describe("a trailing share", () => {
  it("is 100 % of all decks in every period", () => {
    fc.assert(
      fc.property(archives, weighing, (archive, how) => {
        const now = weigh(archive, everything(archive.table.count), how);
        const points = trailingShares(timelineOf(archive, { now, before: undefined }), now.decks);
        for (const { share } of points) expect(share).toBeCloseTo(1, 9);
        expect(points.at(-1)?.period.end).toBeGreaterThan(archive.table.days[0] ?? 0);
      }),
    );
  });
});

it.each([
  [[], undefined],
  [[16], 16],
  [[30, 10, 20], 20],
  [[10, 40, 20, 30], 25],
])("the median of %j is %s", (values, expected) => {
  expect(median(values)).toBe(expected);
});

it.each([
  [[1, 1, 1, 1], 4],
  [[7, 7], 2],
  [[5, 0, 0], 1],
  [[], 0],
])("clans of the weights %j are as diverse as %s equal ones", (weights, expected) => {
  expect(diversityOf(weights)).toBeCloseTo(expected, 9);
});
