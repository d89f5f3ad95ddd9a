import { useMemo } from "react";
import type { Archive } from "../../../domain/archive/archive";

/** Years of the decks in an archive, oldest first. */
export function useYears({ table }: Archive): readonly number[] {
  return useMemo(() => [...new Set(table.years)].toSorted((one, other) => one - other), [table]);
}
