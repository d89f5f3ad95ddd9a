import { bandsFilter } from "./bands";

export const LIBRARY_BANDS = ["60-67", "68-75", "76-83", "84-90"] as const;

/** Number of library cards. */
export const libraryTotalFilter = bandsFilter({
  key: "libraryTotal",
  keyword: "size",
  bands: LIBRARY_BANDS,
  values: ({ archive }) => ({ sums: archive.facts.librarySizes, parts: undefined }),
});
