import { useMemo } from "react";
import type { Archive } from "../../../domain/archive/archive";

/** The years of which an archive has decks, the oldest first. */
export function useYears({ table }: Archive): readonly number[] {
  return useMemo(() => [...new Set(table.years)].toSorted((one, other) => one - other), [table]);
}
