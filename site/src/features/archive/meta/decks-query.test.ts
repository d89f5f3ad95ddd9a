import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Archive } from "../../../domain/archive/archive";
import { DISCIPLINE_CODES } from "../../../domain/archive/card-rows";
import type { Compared } from "../../../domain/archive/meta/compared";
import { dashboardInSteps } from "../../../domain/archive/meta/dashboard";
import { furtherMeasuresInSteps } from "../../../domain/archive/meta/further-measures";
import { selectDecks } from "../../../domain/archive/meta/selection";
import {
  anyArchive,
  anyQ,
  archiveOf,
  asUrlQuery,
  CARDS_OF_DECKS,
  TWD_CRITERIA,
} from "../../../domain/archive/search/any-archive.test.support";
import { CAPACITY_BANDS } from "../../../domain/archive/search/capacity";
import { LIBRARY_BANDS } from "../../../domain/archive/search/library-total";
import { searchDecks } from "../../../domain/archive/search/search";
import { TWD_FORM, type TwdCriteria } from "../../../domain/archive/search/twd-form";
import { finished } from "../../../domain/archive/steps";
import { disciplineName } from "../../../domain/card/disciplines";
import { DECK_TAGS } from "../../../domain/deck/facts/card-tags";
import { Language } from "../../../domain/query/language";
import { withCard } from "./card-query";
import { clanOf } from "./clan-query";
import { decksQuery } from "./decks-query";

const EQUAL = { weight: "equal", capped: false, joined: false } as const;
const KEYS = ["clan", "crypt", "library", "capacity", "tags", "disciplines", "traits", "cryptTotal", "date"];
const criteriaOf = (q: object) => TWD_FORM.parse(asUrlQuery(q as Record<string, unknown>)).value;
const cardOf = (id: number) => CARDS_OF_DECKS.find((card) => card.id === id);
const unitsOf = (archive: Archive) => new Language(TWD_FORM, { archive }, { cards: CARDS_OF_DECKS });

/** The number of decks to which a link leads. */
function foundBy(q: string, archive: Archive): number {
  const { value, problems } = TWD_FORM.parseText(q);
  const found = searchDecks(TWD_FORM, value, { archive, units: unitsOf(archive) });
  expect([...problems, ...found.problems]).toEqual([]);
  return found.decks.length;
}

/** Rows of the dashboard, with their searches. */
function rowsOf(archive: Archive, criteria: TwdCriteria): readonly (readonly [Compared, string])[] {
  const selection = selectDecks(criteria, { archive, units: unitsOf(archive) });
  const all = finished(dashboardInSteps(archive, selection, EQUAL));
  const further = finished(furtherMeasuresInSteps(archive, all));
  const clan = (key: number) => clanOf(archive, key);
  const rows = <Row extends Compared>(of: readonly Row[], q: (row: Row) => string) =>
    of.map((row): [Compared, string] => [row, q(row)]);
  return [
    ...rows(all.clans, ({ key }) => decksQuery(criteria, { clan: clan(key) })),
    ...rows(all.cards, ({ key }) => {
      const card = cardOf(archive.table.cards[key] ?? 0);
      return withCard(criteria, card ? [card] : []);
    }),
    ...rows(further.kinds, (kind) =>
      decksQuery(criteria, { clan: clan(kind.clan), tags: { [DECK_TAGS[kind.tag] ?? ""]: "superior" } }),
    ),
    ...rows(further.tags, ({ key }) => {
      const strength = key % 2 === 1 ? "superior" : "base";
      return decksQuery(criteria, { tags: { [DECK_TAGS[key >> 1] ?? ""]: strength } });
    }),
    ...rows(further.capacities, ({ key }) =>
      decksQuery(criteria, { capacity: { [CAPACITY_BANDS[key] ?? ""]: true } }),
    ),
    ...rows(further.libraries, ({ key }) =>
      decksQuery(criteria, { libraryTotal: { [LIBRARY_BANDS[key] ?? ""]: true } }),
    ),
    ...rows(further.crypts, ({ key }) => decksQuery(criteria, { cryptTotal: { [key]: true } })),
    ...rows(further.disciplines, ({ key }) =>
      decksQuery(criteria, { disciplines: { [disciplineName(DISCIPLINE_CODES[key] ?? "aus")]: true } }),
    ),
  ];
}

describe("a link", () => {
  it("of any row leads to the decks that the row counts, whatever the search is", () => {
    fc.assert(
      fc.property(anyArchive, anyQ(KEYS, TWD_CRITERIA), (naive, q) => {
        const archive = archiveOf(naive);
        for (const [{ decks }, link] of rowsOf(archive, criteriaOf(q)))
          expect(foundBy(link, archive)).toBe(decks);
      }),
    );
  });

  it("keeps typed units of the search", () => {
    const criteria = criteriaOf({ also: ["clan:brujah or clan:tremere"] });
    expect(JSON.parse(decksQuery(criteria, { tags: { bleed: "base" } }))).toEqual({
      also: ["clan:brujah or clan:tremere"],
      tags: { bleed: "base" },
    });
  });

  it.each([
    [0, "several clans"],
    [2, "tremere antitribu"],
  ])("of clan %i is one of %s", (clan, value) => {
    const archive = { facts: { clanNames: ["", "Brujah", "Tremere antitribu"] } } as unknown as Archive;
    expect(clanOf(archive, clan)).toEqual({ value: [value], logic: "or" });
  });
});

describe("a band of capacities", () => {
  it.each([
    [{}, "4-6", { capacity: { "4-6": true } }],
    [{ capacity: { "1-4": true, "4-6": true } }, "4-6", { capacity: { "4-6": true } }],
    [{ capacity: { "1-4": true } }, "4-6", { capacity: { "1-4": true }, also: ["cap:4-6"] }],
    [
      { capacity: { "1-4": true }, also: ["cap:4-6"] },
      "4-6",
      { capacity: { "1-4": true }, also: ["cap:4-6"] },
    ],
  ])("in %j: %s is %j", (q, band, expected) => {
    expect(JSON.parse(decksQuery(criteriaOf(q), { capacity: { [band]: true } }))).toEqual(expected);
  });
});

describe("a card", () => {
  const [deflection] = CARDS_OF_DECKS.filter(({ name }) => name === "Deflection");
  const id = String(deflection?.id);

  it.each([
    [undefined, { q: 1, m: "gt" }],
    [
      { q: 4, m: "eq" },
      { q: 4, m: "eq" },
    ],
    [
      { q: 3, m: "gt" },
      { q: 3, m: "gt" },
    ],
    [
      { q: 2, m: "lt" },
      { q: 2, m: "lt" },
    ],
    [
      { q: 2, m: "lt0" },
      { q: 2, m: "lt" },
    ],
    [
      { q: 0, m: "gt" },
      { q: 1, m: "gt" },
    ],
  ])("with the bound %j in the search has the bound %j in its link", (asked, expected) => {
    const criteria = criteriaOf(asked ? { library: { [id]: asked } } : {});
    const link = withCard(criteria, deflection ? [deflection] : []);
    expect(JSON.parse(link)).toEqual({ library: { [id]: expected } });
  });
});
