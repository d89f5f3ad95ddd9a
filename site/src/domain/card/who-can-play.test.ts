import { expect, test } from "vitest";
import { SAMPLE_LIBRARY } from "../samples/bases";
import { formOf } from "../search/criteria";
import type { LibraryCard } from "./card";
import { whoCanPlay } from "./who-can-play";

function card(name: string, changes: Partial<LibraryCard> = {}): LibraryCard {
  const found = SAMPLE_LIBRARY.find((one) => one.name === name);
  if (found === undefined) throw new Error(`no sample card ${name}`);
  return { ...found, ...changes };
}

const CASES: readonly [string, LibraryCard, object | undefined][] = [
  ["one discipline", card("Deflection"), { disciplines: { Dominate: 1 } }],
  ["all of two disciplines", card("Bliss"), { disciplines: { Dominate: 1, Presence: 1 } }],
  [
    "any of three disciplines, an Anarch",
    card("Adhocracy"),
    {
      disciplinesOr: [{ Animalism: 1, Chimerstry: 1, Potence: 1 }],
      sect: { value: ["anarch"], logic: "or" },
    },
  ],
  [
    "a prince or justicar",
    card("Second Tradition: Domain"),
    { sect: { value: ["camarilla"], logic: "or" }, titles: { prince: true, justicar: true } },
  ],
  [
    "a clan and a capacity",
    card("Clandestine Contract"),
    {
      clan: { value: ["banu haqim"], logic: "or" },
      capacity: { value: [{ capacity: "5", moreless: "ge" }], logic: "or" },
    },
  ],
  [
    "one of two clans",
    card("Create Gargoyle"),
    { clan: { value: ["tremere", "tremere antitribu"], logic: "or" } },
  ],
  [
    "a clan and a path",
    card("Create Gargoyle", { clans: ["Tzimisce"], path: "Caine" }),
    { clan: { value: ["tzimisce", "caine"], logic: "and" } },
  ],
  [
    "those outside a sect",
    card("Deflection", { disciplines: [], requirement: ["non-camarilla"] }),
    { sect: { value: ["camarilla"], logic: "not" } },
  ],
  [
    "the untitled",
    card("Deflection", { disciplines: [], requirement: ["non-titled"] }),
    { titles: { "non-titled": true } },
  ],
  [
    "seraphs of the Black Hand",
    card("Deflection", { disciplines: [], requirement: ["seraph", "black hand"] }),
    { traits: { seraph: true, "black hand": true } },
  ],
  ["flying vampires", card("Deflection", { disciplines: ["flight"] }), { traits: { flight: true } }],
  ["anyone, so no search", card(".44 Magnum"), undefined],
  ["anyone, for a master", card("Privileged Position"), undefined],
];

test.each(CASES)("%s can play it", (_who, played, query) => {
  expect(whoCanPlay(played)).toEqual(query);
});

test.each(CASES)("%s: the search form parses the query", (_who, played) => {
  const query = whoCanPlay(played);
  if (query === undefined) return;
  const { value, problems } = formOf("crypt").parse(query);
  expect(problems).toEqual([]);
  expect(formOf("crypt").toQuery(value)).toEqual(query);
});

test("any title matches if a card requires just a title", () => {
  const query = whoCanPlay(card("Deflection", { disciplines: [], requirement: ["titled"] }));
  const titles = Object.keys(query?.titles ?? {});
  expect(titles).toContain("1 vote");
  expect(titles).not.toContain("non-titled");
  expect(titles).toHaveLength(13);
});
