/** Orders of both searches by what wins; their data is fetched when one is chosen (docs/rules/search.md §10). */
export const WIN_SORTS = ["wins", "trend"] as const;
export type WinSort = (typeof WIN_SORTS)[number];

export function isWinSort(sort: string): sort is WinSort {
  return sort === "wins" || sort === "trend";
}
