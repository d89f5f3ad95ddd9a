import { rangeFilter } from "./range";

/** Year of the win, or of the publication. */
export const yearsFilter = rangeFilter({
  key: "date",
  keywords: ["year", "date"],
  min: 1990,
  max: 2099,
  values: ({ archive }) => archive.table.years,
});
