import { rangeFilter } from "./range";

/** Players of the event; where their number is not known, no range holds. */
export const playersFilter = rangeFilter({
  key: "players",
  least: 1,
  most: 9999,
  values: ({ archive }) => archive.players,
});
