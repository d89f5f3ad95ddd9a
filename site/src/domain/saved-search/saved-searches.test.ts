import { describe, expect, it } from "vitest";
import { listWith } from "./not-understood.test.support";
import {
  hrefOf,
  isKeepable,
  MAX_RECENT_OF_PAGE,
  type NamedSearch,
  parseSearches,
  searchName,
  withRecentSearch,
} from "./saved-searches";

const search = (n: number, page: NamedSearch["page"] = "crypt"): NamedSearch => ({
  page,
  q: JSON.stringify({ group: { value: [String(n)] } }),
  name: `Search ${n}`,
});
const numbered = (count: number) => Array.from({ length: count }, (_, n) => search(n));

describe("a saved search", () => {
  it("has the URL of its page", () => {
    expect(hrefOf(search(1, "library"))).toBe(`/library?q=${encodeURIComponent(search(1).q)}`);
  });

  it.each([
    ["  two \n words ", "two words"],
    ["a\u0007b", "a b"],
    ["\u200bzero\u200b", "zero"],
    ["\u200d", ""],
    ["🦇".repeat(200), "🦇".repeat(100)],
  ])("called %j is named %j, as the server accepts it", (typed, name) => {
    expect(searchName(typed)).toBe(name);
  });
});

describe("recent searches", () => {
  it("move to the front when they are repeated", () => {
    expect(withRecentSearch([search(1), search(2)], search(2))).toEqual([search(2), search(1)]);
  });

  it("are limited on each page", () => {
    const full = [search(1, "twd"), ...numbered(MAX_RECENT_OF_PAGE)];
    const next = withRecentSearch(full, search(99));
    expect(next.filter(({ page }) => page === "crypt")).toHaveLength(MAX_RECENT_OF_PAGE);
    expect(next).toContainEqual(search(1, "twd"));
    expect(next).not.toContainEqual(search(MAX_RECENT_OF_PAGE - 1));
  });
});

describe("a stored list", () => {
  it("is read without what is not understood", () => {
    expect(parseSearches(listWith(search(1)))).toEqual([search(1)]);
    expect(parseSearches("text")).toEqual([]);
  });

  it("has no longer searches than the limit", () => {
    expect(isKeepable(search(1).q)).toBe(true);
    expect(isKeepable(JSON.stringify({ text: "x".repeat(4000) }))).toBe(false);
  });
});
