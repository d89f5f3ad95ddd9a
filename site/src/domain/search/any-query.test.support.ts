import fc from "fast-check";
import type { CardKind } from "../card/card";
import { SEARCH_TYPES } from "../card/card-types";
import { CLANS, CREEDS } from "../card/clans";
import { DISCIPLINES, EXTRA_DISCIPLINES, VIRTUES } from "../card/disciplines";
import { PATHS } from "../card/paths";
import { SECTS } from "../card/sects";
import { REQUIRED_TITLES, TITLE_BOXES } from "../card/titles";
import { CRYPT_TRAITS } from "./crypt/traits";
import { LIBRARY_TRAITS } from "./library/traits";

// Arbitraries for property tests: any q-JSON of a form (docs/rules/search.md §1.3, §1.4).

const lower = (words: readonly string[]): readonly string[] => words.map((word) => word.toLowerCase());
const some = (words: readonly (string | number)[]) =>
  fc.uniqueArray(fc.constantFrom(...words), { minLength: 1, maxLength: 3 });
const ticked = (words: readonly (string | number)[]) =>
  some(words).map((chosen) => Object.fromEntries(chosen.map((word) => [word, true])));
const list = (words: readonly string[], logics: readonly string[]) =>
  fc.record({ value: some(words), logic: fc.constantFrom(...logics) });
const bound = (key: string, first: number, last: number, moreless: readonly string[]) =>
  fc.record({
    [key]: fc.integer({ min: first, max: last }).map(String),
    moreless: fc.constantFrom(...moreless),
  });

const words = fc.stringMatching(/^[a-zA-Z0-9+ '"é.-]{0,12}[a-z]$/);
const row = fc.oneof(
  fc.record(
    { value: words, in: fc.constantFrom("name", "text"), logic: fc.constantFrom("and", "not") },
    { requiredKeys: ["value", "logic"] },
  ),
  fc.record({
    value: fc.constantFrom("^the", "\\+\\d", "[a-"),
    regex: fc.constant(true),
    logic: fc.constant("and"),
  }),
);

const level = fc.tuple(fc.constantFrom(...Object.keys(DISCIPLINES)), fc.constantFrom(1, 2));
const virtue = fc.tuple(fc.constantFrom(...Object.keys(VIRTUES)), fc.constant(1));
const levels = fc.array(fc.oneof(level, virtue), { minLength: 1, maxLength: 4 }).map(Object.fromEntries);
const either = fc
  .uniqueArray(level, { minLength: 2, maxLength: 2, selector: ([name]) => name })
  .map(Object.fromEntries);

const PRINTS = ["only", "first", "reprint"];
const DATED = ["V5", "CE", "Jyhad"];
const set = fc.oneof(
  fc.record(
    { value: some(["bcp", ...DATED, "Promo", "POD"]), print: fc.constantFrom(...PRINTS) },
    { requiredKeys: ["value"] },
  ),
  fc.record(
    {
      value: some(DATED),
      print: fc.constantFrom(...PRINTS),
      age: fc.constantFrom("or-newer", "or-older", "not-newer", "not-older"),
    },
    { requiredKeys: ["value", "age"] },
  ),
);
const precon = fc.record(
  { value: some(["bcp", "V5:PTr", "LK:", "CE:PB"]), print: fc.constantFrom(...PRINTS) },
  { requiredKeys: ["value"] },
);
const common = {
  text: fc.array(row, { minLength: 1, maxLength: 3 }),
  set,
  precon,
  artist: fc.constantFrom("Ron Spencer", "Mark Poole"),
  inventory: fc.constantFrom("in", "missing"),
  legal: fc.constantFrom("standard", "v5", "own"),
};

const clans = lower([...CLANS, ...CREEDS, ...PATHS, "no path", "not required"]);
const crypt = {
  ...common,
  disciplines: levels,
  disciplinesOr: fc.array(either, { minLength: 1, maxLength: 2 }),
  capacity: fc.record({
    value: fc.array(bound("capacity", 1, 11, ["le", "eq", "ge"]), { minLength: 1, maxLength: 2 }),
    logic: fc.constantFrom("or", "not"),
  }),
  clan: list(clans, ["or", "and", "not"]),
  sect: list(lower(SECTS), ["or", "and", "not"]),
  votes: fc.constantFrom("0", "1", "2", "3", "4"),
  titles: ticked(TITLE_BOXES),
  group: ticked([1, 2, 3, 4, 5, 6, 7]),
  traits: ticked(CRYPT_TRAITS),
};
const library = {
  ...common,
  type: list(lower(SEARCH_TYPES), ["or", "and", "not"]),
  discipline: list(
    [
      "not required",
      ...lower([DISCIPLINES, EXTRA_DISCIPLINES, VIRTUES].flatMap((group) => Object.keys(group))),
    ],
    ["or", "and", "not", "only"],
  ),
  blood: bound("blood", 0, 4, ["le", "eq", "ge"]),
  pool: bound("pool", 0, 6, ["le", "eq", "ge"]),
  capacity: bound("capacity", 1, 11, ["le", "ge"]),
  clan: list(clans, ["or", "and", "not"]),
  sect: list(["not required", ...lower(SECTS)], ["or", "and", "not"]),
  title: list(["not required", "titled", "non-titled", "titled specific", ...REQUIRED_TITLES], ["or", "not"]),
  traits: ticked(LIBRARY_TRAITS),
};

export function anyQuery(kind: CardKind): fc.Arbitrary<Readonly<Record<string, unknown>>> {
  return kind === "crypt" ? fc.record(crypt, { requiredKeys: [] }) : fc.record(library, { requiredKeys: [] });
}
