import fc from "fast-check";
import { expect, describe as group, test } from "vitest";
import { anyQuery } from "./any-query.test.support";
import { formOf } from "./criteria";

const KINDS = ["crypt", "library"] as const;

group.each(KINDS)("%s criteria", (kind) => {
  test("are read back from the URL", () => {
    fc.assert(
      fc.property(anyQuery(kind), (query) => {
        const { value, problems } = formOf(kind).parse(query);
        expect(problems).toEqual([]);
        const again = formOf(kind).parseText(JSON.stringify(formOf(kind).toQuery(value)));
        expect(again).toEqual({ value, problems: [] });
      }),
    );
  });

  test("are written the same regardless of their order", () => {
    fc.assert(
      fc.property(anyQuery(kind), (query) => {
        const turned = Object.fromEntries(Object.entries(query).toReversed());
        const written = (raw: unknown) => JSON.stringify(formOf(kind).toQuery(formOf(kind).parse(raw).value));
        expect(written(turned)).toBe(written(query));
      }),
    );
  });

  test("are read from any JSON without throwing", () => {
    const keys = formOf(kind).filters.map(({ key }) => key);
    const nearly = fc.dictionary(fc.constantFrom(...keys, "__proto__", "constructor"), fc.jsonValue());
    fc.assert(
      fc.property(fc.oneof(nearly, fc.jsonValue()), (raw) => {
        const { value } = formOf(kind).parse(raw);
        expect(() => formOf(kind).toQuery(value)).not.toThrow();
      }),
    );
  });

  test("are empty by default, and so is their query", () => {
    expect(formOf(kind).isEmpty(formOf(kind).empty)).toBe(true);
    expect(formOf(kind).toQuery(formOf(kind).empty)).toEqual({});
    expect(formOf(kind).parse({})).toEqual({ value: formOf(kind).empty, problems: [] });
  });

  test("are registered by their own key", () => {
    const criteria = Object.keys(formOf(kind).empty);
    expect(criteria).toEqual(formOf(kind).filters.map(({ key }) => key));
  });
});

const problem = (code: string, path: string, value: string) => ({ code, path, value });

test.each([
  ['{"clan":', [problem("not-json", "q", '{"clan":')]],
  ["[1]", [problem("bad-shape", "q", "[1]")]],
  ['{"x":1}', [problem("unknown-key", "x", "x")]],
  ['{"blood":{"blood":"1"}}', [problem("unknown-key", "blood", "blood")]],
  ['{"clan":{"value":["brujah","bruja"]}}', [problem("unknown-value", "clan.value[1]", "bruja")]],
  ['{"clan":{"value":["brujah"],"logic":"only"}}', [problem("unknown-value", "clan.logic", "only")]],
  ['{"clan":"brujah"}', [problem("bad-shape", "clan", "brujah")]],
  [
    '{"capacity":{"value":[{"capacity":"12"}]}}',
    [problem("unknown-value", "capacity.value[0].capacity", "12")],
  ],
  [
    '{"disciplines":{"Auspix":1,"Auspex":3}}',
    [
      problem("unknown-value", "disciplines.Auspix", "Auspix"),
      problem("unknown-value", "disciplines.Auspex", "3"),
    ],
  ],
  [
    '{"disciplines":{"Vision":2,"Flight":1}}',
    [
      problem("unknown-value", "disciplines.Vision", "2"),
      problem("unknown-value", "disciplines.Flight", "Flight"),
    ],
  ],
  ['{"group":{"8":true}}', [problem("unknown-value", "group.8", "8")]],
  ['{"traits":{"press":true,"can fly":true}}', [problem("unknown-value", "traits.can fly", "can fly")]],
  ['{"votes":"5"}', [problem("unknown-value", "votes", "5")]],
  ['{"text":[{"value":"a","im":"name"}]}', [problem("unknown-key", "text[0].im", "im")]],
  ['{"set":{"value":["V5","promo"],"age":"or-newer"}}', [problem("unknown-value", "set.age", "or-newer")]],
  ['{"artist":["Ron Spencer"]}', [problem("bad-shape", "artist", '["Ron Spencer"]')]],
])("%s: reports what is invalid", (q, problems) => {
  expect(formOf("crypt").parseText(q).problems).toEqual(problems);
});

test("valid parts work beside invalid ones", () => {
  const { value } = formOf("crypt").parseText(
    '{"clan":{"value":["BRUJAH","nonsense"]},"group":{"9":true,"3":true}}',
  );
  expect(formOf("crypt").toQuery(value)).toEqual({
    clan: { value: ["brujah"], logic: "or" },
    group: { 3: true },
  });
});

test.each([
  [
    "defaults and unticked boxes",
    '{"clan":{"value":["any"],"logic":"or"},"group":{"1":false},"disciplines":{"Auspex":0},"votes":"any","disciplinesOr":[{}]}',
    {},
  ],
  ["unticked boxes of old forms", '{"set":{"value":["any"],"only in":false,"first print":false}}', {}],
  [
    "empty rows",
    '{"text":[{"value":"","logic":"and"}],"capacity":{"value":[{"capacity":"any","moreless":"le"}]}}',
    {},
  ],
  [
    "the word any as a word",
    '{"text":[{"value":"any","logic":"and"}]}',
    { text: [{ value: "any", logic: "and" }] },
  ],
  [
    "numbers for their words",
    '{"votes":2,"capacity":{"value":[{"capacity":7,"moreless":"ge"}]}}',
    {
      capacity: { value: [{ capacity: "7", moreless: "ge" }], logic: "or" },
      votes: "2",
    },
  ],
  [
    "former names",
    '{"clan":{"value":["assamite","follower of set"]},"disciplines":{"Thaumaturgy":2}}',
    {
      disciplines: { "Blood Sorcery": 2 },
      clan: { value: ["banu haqim", "ministry"], logic: "or" },
    },
  ],
  [
    "path traits of old links",
    '{"traits":{"path-caine":true,"press":true}}',
    {
      clan: { value: ["caine"], logic: "or" },
      traits: { press: true },
    },
  ],
  [
    "path traits beside a clan",
    '{"traits":{"path-power":true},"clan":{"value":["lasombra"]}}',
    {
      clan: { value: ["lasombra", "power and the inner voice"], logic: "and" },
    },
  ],
])("reads %s", (_what, q, query) => {
  const { value, problems } = formOf("crypt").parseText(q);
  expect(problems).toEqual([]);
  expect(formOf("crypt").toQuery(value)).toEqual(query);
});

test("path traits cannot be converted beside several alternative clans", () => {
  const q = '{"traits":{"path-caine":true},"clan":{"value":["lasombra","brujah"],"logic":"or"}}';
  expect(formOf("crypt").parseText(q).problems).toEqual([
    problem("unknown-value", "traits.path-caine", "path-caine"),
  ]);
});

test.each(["titled_specific", "Titled (specific)"])("%s is the specific title", (written) => {
  const { value } = formOf("library").parse({ title: { value: [written] } });
  expect(value.title.value).toEqual(["titled specific"]);
});
