import { describe, expect, it } from "vitest";
import {
  hrefOf,
  isKeepable,
  MAX_RECENT_OF_PAGE,
  MAX_SAVED,
  type NamedSearch,
  parseSearches,
  searchName,
  withoutSearch,
  withRecentSearch,
  withRestored,
  withSaved,
} from "./saved-searches";

const search = (n: number, page: NamedSearch["page"] = "crypt"): NamedSearch => ({
  page,
  q: JSON.stringify({ group: { value: [String(n)] } }),
  name: `Search ${n}`,
});
const numbered = (count: number) => Array.from({ length: count }, (_, n) => search(n));

describe("saved searches", () => {
  it("are saved with the newest first, and saved again under a new name in their place", () => {
    const saved = withSaved([search(1), search(2)], search(3)) ?? [];
    expect(saved.map(({ name }) => name)).toEqual(["Search 3", "Search 1", "Search 2"]);
    const renamed = withSaved(saved, { ...search(1), name: "Small" }) ?? [];
    expect(renamed.map(({ name }) => name)).toEqual(["Search 3", "Small", "Search 2"]);
  });

  it("have a limit, at which a search can still be renamed", () => {
    const full = numbered(MAX_SAVED);
    expect(withSaved(full, search(MAX_SAVED))).toBeUndefined();
    expect(withSaved(full, { ...search(5), name: "Five" })?.[5]?.name).toBe("Five");
  });

  it("come back to their place after a deletion", () => {
    const saved = numbered(3);
    const rest = withoutSearch(saved, search(1));
    expect(rest).toEqual([search(0), search(2)]);
    expect(withRestored(rest, search(1), 1)).toEqual(saved);
  });

  it("are the same search on one page only", () => {
    expect(withSaved([search(1)], search(1, "library"))).toHaveLength(2);
    expect(hrefOf(search(1, "library"))).toBe(`/library?q=${encodeURIComponent(search(1).q)}`);
  });

  it("have short names without outer spaces", () => {
    expect(searchName("  two \n words ")).toBe("two words");
    expect([...searchName("🦇".repeat(200))]).toHaveLength(100);
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
    const raw = [
      search(1),
      search(1),
      { ...search(2), page: "nowhere" },
      { ...search(3), q: "no JSON" },
      { ...search(4), q: "[]" },
      { ...search(5), name: " " },
      7,
      null,
    ];
    expect(parseSearches(raw)).toEqual([search(1)]);
    expect(parseSearches("text")).toEqual([]);
  });

  it("has no longer searches than the limit", () => {
    expect(isKeepable(search(1).q)).toBe(true);
    expect(isKeepable(JSON.stringify({ text: "x".repeat(4000) }))).toBe(false);
  });
});
