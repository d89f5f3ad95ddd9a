import { createContext, use } from "react";

const SaveSearch = createContext<(() => void) | undefined>(undefined);

export const SaveSearchProvider = SaveSearch;

/** Opens the dialog that saves the search of the page; undefined where searches cannot be saved. */
export function useSaveSearch(): (() => void) | undefined {
  return use(SaveSearch);
}
