import { useSuspenseQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { cryptBaseOptions } from "../../../data/card-data";
import { useCards } from "../../../data/use-cards";
import type { KnownNames } from "../../../ui/legality/rule-list";
import { useOverlay } from "./use-overlay";

/** What names the cards and sets of a verdict. */
export function useKnownNames(): KnownNames {
  const { find } = useCards();
  const { data: crypt } = useSuspenseQuery(cryptBaseOptions());
  const overlay = useOverlay();
  return useMemo(() => ({ find, overlay, catalogue: crypt.catalogue }), [find, overlay, crypt]);
}
