import { expect, it } from "vitest";
import { copiedSearch } from "./copied-search";

it.each([
  ["/crypt", "?q={}", { page: "crypt", q: "{}" }],
  ["/pda", "?q={}", { page: "pda", q: "{}" }],
  ["/tda/11669", "?q={}", { page: "tda", q: "{}" }],
  ["/tda/11669", "", undefined],
  ["/twd", "", undefined],
  ["/twd/meta", "?q={}", { page: "twd", q: "{}" }],
  ["/sets", "?q={}", undefined],
])("copies the search of %s%s", (pathname, searchStr, search) => {
  expect(copiedSearch({ pathname, searchStr })).toEqual(search);
});
