import { rangeFilter } from "./range";

/** Year of the win, or of the publication. */
export const yearsFilter = rangeFilter({
  key: "date",
  least: 1990,
  most: 2099,
  values: ({ archive }) => archive.table.years,
});
