import { setPreferences, usePreferences } from "../../data/preferences";
import type { DeckSort } from "../../domain/archive/search/orders";

export interface ChosenSort {
  readonly chosen: DeckSort;
  readonly offered: readonly DeckSort[];
  readonly choose: (sort: DeckSort) => void;
}

/** The stored sort order of an archive, or the default; separate for searches of similar decks. */
export function useDeckSort(list: string, offered: readonly DeckSort[]): ChosenSort {
  const { sort } = usePreferences();
  const alike = offered[0] === "similar";
  const key = alike ? `${list}-similar` : list;
  const remembered = sort[key];
  return {
    chosen: offered.find((one) => one === remembered) ?? offered[0] ?? "new",
    offered,
    choose: (next) => setPreferences({ sort: { ...sort, [key]: next } }),
  };
}
