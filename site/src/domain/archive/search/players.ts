import { rangeFilter } from "./range";

/** Number of players; an unknown number is in no range. */
export const playersFilter = rangeFilter({
  key: "players",
  keywords: ["players"],
  min: 1,
  max: 9999,
  values: ({ archive }) => archive.players,
});
