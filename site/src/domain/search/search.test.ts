import fc from "fast-check";
import { expect, describe as group, test } from "vitest";
import { sampleCryptBase, sampleLibraryBase } from "../samples/bases";
import { anyQuery } from "./any-query.test.support";
import { formOf } from "./criteria";
import { translatedTexts } from "./haystacks";
import { search } from "./search";
import { applied } from "./shared/pattern.test.support";

const crypt = sampleCryptBase();
const library = sampleLibraryBase();

const CRYPT = { base: crypt, texts: crypt.english, patterns: applied(crypt.cards, crypt.english) };
const LIBRARY = {
  base: library,
  texts: library.english,
  patterns: applied(library.cards, library.english),
};

const CRYPT_IDS = crypt.cards.map(({ id }) => Number(id));
const LIBRARY_IDS = library.cards.map(({ id }) => Number(id));

function cryptSearch(query: object): readonly number[] {
  const { value } = formOf("crypt").parse(query);
  return search("crypt", value, CRYPT).cards.map(({ id }) => id);
}

function librarySearch(query: object): readonly number[] {
  const { value } = formOf("library").parse(query);
  return search("library", value, LIBRARY).cards.map(({ id }) => id);
}

const text = (value: string, more: object = {}) => ({ text: [{ value, logic: "and", ...more }] });
const list = (key: string, value: readonly string[], logic = "or") => ({ [key]: { value, logic } });

group("crypt", () => {
  test.each<[string, object, readonly number[]]>([
    ["a name without accents", text("boleslaw"), [201528]],
    ["a name with accents", text("Bolesław", { in: "name" }), [201528]],
    ["initials", text("vtpp"), [201458]],
    ["a part of a text", text("blood hunts"), [201362]],
    ["words across a line break", text("control. [merged]", { in: "text" }), [200041]],
    ["no word inside another", text('"locatio', { in: "text" }), [200104]],
    ["no word that continues", text('"locatio"', { in: "text" }), []],
    ["a quoted name", text('"theo"', { in: "name" }), [201362, 201363, 201613]],
    ["a quoted part of a name", text('"the"', { in: "name" }), [201458]],
    [
      "everything but a word",
      text("theo", { in: "name", logic: "not" }),
      CRYPT_IDS.filter((id) => ![201362, 201363, 201613].includes(id)),
    ],
    ["a pattern as written", text("\\D\\d blood", { in: "text", regex: true }), [201528]],
    ["a pattern on the name", text("^theo", { in: "name", regex: true }), [201362, 201363, 201613]],
    ["no name by punctuation", text("...", { in: "name" }), []],
    [
      "inferior, accepting superior",
      { disciplines: { Celerity: 1 } },
      [201362, 201363, 201458, 201528, 201613],
    ],
    ["superior", { disciplines: { Celerity: 2, Presence: 2 } }, [201363, 201613]],
    [
      "either discipline",
      { disciplinesOr: [{ Daimoinon: 1, Celerity: 2 }] },
      [200104, 201363, 201458, 201613],
    ],
    ["virtues", { disciplines: { Judgment: 1 } }, [200432]],
    [
      "capacity of one of the rows",
      {
        capacity: {
          value: [
            { capacity: "1", moreless: "eq" },
            { capacity: "9", moreless: "ge" },
          ],
          logic: "or",
        },
      },
      [200076, 200104],
    ],
    [
      "capacity of none of the rows",
      {
        capacity: {
          value: [
            { capacity: "5", moreless: "le" },
            { capacity: "7", moreless: "ge" },
          ],
          logic: "not",
        },
      },
      [200040, 200041, 201528],
    ],
    ["a clan", list("clan", ["brujah"]), [201362, 201363, 201458, 201613]],
    ["a path", list("clan", ["caine"]), [201761]],
    ["a clan and a path", list("clan", ["tzimisce", "caine"], "and"), [201761]],
    ["no path and not that clan", { ...list("clan", ["no path", "tzimisce"], "not") }, []],
    ["a sect", list("sect", ["imbued", "sabbat"]), [200432, 201761]],
    [
      "no title",
      { votes: "0", titles: { "non-titled": true }, clan: { value: ["brujah"] } },
      [201362, 201363, 201613],
    ],
    ["votes", { votes: "2" }, [200104, 201458]],
    ["titles", { titles: { prince: true, "2 votes": true } }, [200104, 201458]],
    [
      "groups, without those of any group",
      { group: { 2: true, 6: true, 3: true, 4: true, 5: true } },
      CRYPT_IDS.filter((id) => id !== 200076),
    ],
    ["all of several traits", { traits: { "enter combat": true, "1 strength": true } }, [201613]],
    ["playtest cards, of which there are none", { traits: { playtest: true } }, []],
    ["an artist", { artist: "leif jones" }, [200041]],
    ["what is legal in V5", { legal: "v5" }, [200076, 201528, 201613, 201761]],
    ["everything", {}, CRYPT_IDS],
  ])("finds %s", (_what, query, ids) => {
    expect(cryptSearch(query)).toEqual(ids);
  });
});

group("library", () => {
  test.each<[string, object, readonly number[]]>([
    ["a type of several", list("type", ["combat", "reaction"], "and"), [100189]],
    ["Reflex by its icon", list("type", ["reflex"]), [100180]],
    ["a discipline", list("discipline", ["dominate"]), [100189, 100518, 100845]],
    ["only that discipline", list("discipline", ["dominate"], "only"), [100518, 100845]],
    ["exactly those disciplines", list("discipline", ["dominate", "presence"], "only"), [100189]],
    [
      "no discipline only",
      list("discipline", ["not required"], "only"),
      LIBRARY_IDS.filter((id) => ![100022, 100119, 100149, 100180, 100189, 100518, 100845].includes(id)),
    ],
    ["a cost, X always", { blood: { blood: "1", moreless: "ge" } }, [100119, 100518, 100618, 100845]],
    [
      "a cost of nothing",
      { ...list("discipline", ["dominate"]), blood: { blood: "0", moreless: "eq" } },
      [100189],
    ],
    ["a pool cost", { pool: { pool: "2", moreless: "eq" } }, [100001, 100440]],
    ["capacity at least", { capacity: { capacity: "5", moreless: "ge" } }, [100355]],
    ["capacity at least, not less", { capacity: { capacity: "6", moreless: "ge" } }, []],
    ["capacity at most", { capacity: { capacity: "11", moreless: "le" } }, []],
    ["one of two clans", list("clan", ["tremere"]), [100440]],
    ["a path", list("clan", ["power and the inner voice"]), [102334]],
    ["neither clan nor path", list("clan", ["not required"], "not"), [100355, 100440, 102334]],
    ["a sect", list("sect", ["anarch"]), [100022]],
    ["a title by name", list("title", ["titled specific"]), [101706]],
    ["an article in front", text("the barr", { in: "name" }), [100135]],
    ["an article behind", text("barrens, the", { in: "name" }), [100135]],
    ["another name", text("the second trad", { in: "name" }), [101706]],
  ])("finds %s", (_what, query, ids) => {
    expect(librarySearch(query)).toEqual(ids);
  });
});

group("sets and products", () => {
  test.each<[string, object, readonly number[]]>([
    ["in any case", { set: { value: ["ce"] } }, [200040, 201362, 201458]],
    ["first printed there", { set: { value: ["CE"], print: "first" } }, [200040]],
    ["reprinted there", { set: { value: ["CE"], print: "reprint" } }, [201362, 201458]],
    ["in no other", { set: { value: ["SV5"], print: "only" } }, [201761]],
    ["printed at that time or later", { set: { value: ["V5A"], age: "or-newer" } }, [201528, 201613, 201761]],
    ["printed at that time or before", { set: { value: ["FN"], age: "or-older" } }, [201362, 201458]],
    ["not printed later", { set: { value: ["FN"], age: "not-newer" } }, []],
    [
      "not printed before",
      { set: { value: ["NoR"], age: "not-older" } },
      [200076, 200104, 200432, 201528, 201613, 201761],
    ],
    ["first as a promo", { set: { value: ["Promo"], print: "first" } }, [200041, 201528]],
    ["of the last years", { set: { value: ["bcp"] } }, [200076, 200104, 201528, 201613, 201761]],
    ["of the last years only", { set: { value: ["bcp"], print: "first" } }, [201528, 201613, 201761]],
    ["in a product", { precon: { value: ["ce:pb"] } }, [201362, 201458]],
    ["in a product by an older code", { precon: { value: ["HttBR:A"] } }, [200104]],
    ["first in a product", { precon: { value: ["SV5:PCaine", "CE:PB"], print: "first" } }, [201761]],
    [
      "again in a product",
      { precon: { value: ["SV5:PCaine", "CE:PB"], print: "reprint" } },
      [201362, 201458],
    ],
    ["in products of the last years, promos aside", { precon: { value: ["bcp"] } }, [200104, 201613, 201761]],
  ])("finds what was printed %s", (_what, query, ids) => {
    expect(cryptSearch(query)).toEqual(ids);
  });
});

group("values unknown to the data", () => {
  test.each([
    [{ set: { value: ["XYZ"] } }, { code: "unknown-value", path: "set.value[0]", value: "XYZ" }],
    [{ precon: { value: ["V5:XX"] } }, { code: "unknown-value", path: "precon.value[0]", value: "V5:XX" }],
    [{ artist: "Nobody" }, { code: "unknown-value", path: "artist", value: "Nobody" }],
    [{ traits: { "non-twd": true } }, { code: "not-available", path: "traits.non-twd", value: "non-twd" }],
  ])("%o is reported and left out", (query, problem) => {
    const { value } = formOf("crypt").parse(query);
    const found = search("crypt", value, { base: crypt, texts: crypt.english });
    expect(found.problems).toEqual([problem]);
    expect(found.cards).toHaveLength(crypt.cards.length);
  });

  test.each(["and", "not"])("an invalid pattern is reported and finds nothing (%s)", (logic) => {
    const { value } = formOf("crypt").parse(text("(", { regex: true, logic }));
    const found = search("crypt", value, { base: crypt, texts: crypt.english });
    expect(found.problems).toEqual([{ code: "bad-regex", path: "text[0].value", value: "(" }]);
    expect(found.cards).toEqual([]);
  });

  test.each([
    ["too-slow", "slow-regex", "and"],
    ["too-slow", "slow-regex", "not"],
    ["failed", "not-available", "and"],
    [undefined, "not-available", "not"],
  ] as const)(
    "a pattern whose matches are %s is reported as %s and finds nothing (%s)",
    (matches, code, logic) => {
      const { value } = formOf("crypt").parse(text("a+", { regex: true, logic }));
      const patterns = matches && (() => matches);
      const found = search("crypt", value, { base: crypt, texts: crypt.english, patterns });
      expect(found.problems).toEqual([{ code, path: "text[0].value", value: "a+" }]);
      expect(found.cards).toEqual([]);
    },
  );
});

test("searches in another language, in English where a card is untranslated", () => {
  const texts = translatedTexts(library.cards, {
    locale: "es-ES",
    cards: { 100518: { name: "Desvío" }, 100135: { text: "Localización única." } },
  });
  const ids = (value: string) =>
    search("library", formOf("library").parse(text(value)).value, { base: library, texts }).cards.map(
      ({ id }) => id,
    );
  expect(ids("desvio")).toEqual([100518]);
  expect(ids("deflection")).toEqual([]);
  expect(ids("declined")).toEqual([100518]);
  expect(ids("localizacion unica")).toEqual([100135]);
  expect(ids("barrens")).toEqual([100135]);
});

test("an empty search finds every card", () => {
  expect(search("crypt", formOf("crypt").empty, { base: crypt, texts: crypt.english }).cards).toEqual(
    crypt.cards,
  );
});

test("a list filter and its negation together find each card once", () => {
  fc.assert(
    fc.property(anyQuery("crypt"), ({ clan }) => {
      fc.pre(clan !== undefined);
      const chosen = Object(clan);
      const found = [
        ...cryptSearch({ clan: { ...chosen, logic: "or" } }),
        ...cryptSearch({ clan: { ...chosen, logic: "not" } }),
      ];
      expect(found.toSorted((a, b) => a - b)).toEqual(CRYPT_IDS);
    }),
  );
});

test("a text row and its negation together find each card once", () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1 }).filter((value) => value.replaceAll('"', "").trim() !== ""),
      (value) => {
        const found = [...cryptSearch(text(value)), ...cryptSearch(text(value, { logic: "not" }))];
        expect(found.toSorted((a, b) => a - b)).toEqual(CRYPT_IDS);
      },
    ),
  );
});

test("several filters find the intersection of their results", () => {
  fc.assert(
    fc.property(anyQuery("library"), (query) => {
      const each = Object.entries(query).map(([key, value]) => new Set(librarySearch({ [key]: value })));
      expect(librarySearch(query)).toEqual(LIBRARY_IDS.filter((id) => each.every((ids) => ids.has(id))));
    }),
  );
});

test("any JSON can be searched without throwing", () => {
  const keys = fc.constantFrom(
    "text",
    "set",
    "precon",
    "artist",
    "clan",
    "traits",
    "disciplines",
    "capacity",
  );
  fc.assert(
    fc.property(fc.dictionary(keys, fc.jsonValue()), (query) => {
      expect(() => cryptSearch(query)).not.toThrow();
      expect(() => librarySearch(query)).not.toThrow();
    }),
  );
});
