export type SearchPage = "crypt" | "library" | "twd" | "pda" | "tda";

/** Keywords, up to their point, that only one kind of search knows → its page. */
export const OTHER_SEARCHES: ReadonlyMap<string, SearchPage> = new Map([
  ...["type", "t", "blood", "b", "pool", "p", "req"].map((word) => [word, "library"] as const),
  ...["votes", "v", "group", "g", "gr"].map((word) => [word, "crypt"] as const),
  ..."card event ev by winner author country city players year date size cryptsize tag share own like similar"
    .split(" ")
    .map((word) => [word, "twd"] as const),
  ...["rank", "top"].map((word) => [word, "tda"] as const),
  ["src", "pda"],
]);

/** The page of a keyword, the first word of which counts: "share.master". */
export function pageOfKeyword<Page extends string>(
  keyword: string,
  pages: ReadonlyMap<string, Page>,
): Page | undefined {
  return pages.get(keyword.replace(/\..*/, ""));
}
