import { bandsFilter } from "./bands";

export const CAPACITY_BANDS = ["1-4", "4-6", "6-8", "8-11"] as const;

/** Mean capacity of the crypt without Anarch Converts, not rounded. */
export const averageCapacityFilter = bandsFilter({
  key: "capacity",
  keyword: "cap",
  bands: CAPACITY_BANDS,
  values: ({ archive }) => ({ sums: archive.facts.capacities, parts: archive.facts.counted }),
});
