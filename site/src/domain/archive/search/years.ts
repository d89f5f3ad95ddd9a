import { rangeFilter } from "./range";

/** Years of the win, or of publishing. */
export const yearsFilter = rangeFilter({
  key: "date",
  least: 1990,
  most: 2099,
  values: ({ archive }) => archive.table.years,
});
