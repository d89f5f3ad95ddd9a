import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { preconsOptions, setsOptions } from "../../../../data/card-data";
import { publishedPart } from "../../../../data/playtest/published-part";
import { type PreconWithCards, preconsWithCards } from "../../../../domain/inventory/precon-list";

/** All precons with their cards. */
export type Precons =
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly retry: () => void }
  | { readonly status: "ready"; readonly precons: readonly PreconWithCards[] };

export function usePrecons(): Precons {
  const sets = useQuery({ ...setsOptions(), throwOnError: false });
  const lists = useQuery({ ...preconsOptions(), throwOnError: false });
  const precons = useMemo(
    () => sets.data && lists.data && preconsWithCards(publishedPart(sets.data), publishedPart(lists.data)),
    [sets.data, lists.data],
  );
  if (precons) return { status: "ready", precons };
  if (!sets.isError && !lists.isError) return { status: "loading" };
  const retry = () => {
    void sets.refetch();
    void lists.refetch();
  };
  return { status: "failed", retry };
}
