import { useQuery } from "@tanstack/react-query";
import { SIDE } from "../../data/published-file";
import { isWinSort } from "../../domain/search/sort/win-sorts";
import { loadPart } from "../../lazy/load-screen";

const load = loadPart(
  "win-order",
  () => import("./marks/win-order"),
  (module) => module.loadWinOrder,
);

/** An order by what wins, fetched when it is chosen; without data while it is loading, or if that failed. */
export function useWinOrder(sort: string) {
  return useQuery({
    queryKey: ["win-order", sort],
    queryFn: async ({ client }) => (await load()).default(client, sort),
    ...SIDE,
    // Chosen again after a failure, it is fetched again; the winning decks are kept anyway.
    gcTime: 0,
    enabled: isWinSort(sort),
  });
}
