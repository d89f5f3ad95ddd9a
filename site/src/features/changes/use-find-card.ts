import { useSuspenseQuery } from "@tanstack/react-query";
import { cryptBaseOptions, libraryBaseOptions } from "../../data/card-data";
import type { Card } from "../../domain/card/card";

/** Finds cards by their ids, without the names of all cards that dialogs of decks need. */
export function useFindCard(): (id: number) => Card | undefined {
  const { data: crypt } = useSuspenseQuery(cryptBaseOptions());
  const { data: library } = useSuspenseQuery(libraryBaseOptions());
  return (id) => crypt.byId.get(id) ?? library.byId.get(id);
}
