import { useQuery } from "@tanstack/react-query";
import { rulingLinksOptions, rulingsOptions, setsOptions } from "../../data/card-data";
import { optionalPart } from "../../data/optional-part";

export interface LoadedParts {
  readonly sets: boolean;
  readonly rulings: boolean;
}

/**
 * Which parts of a card's details have settled, loaded or not. All are requested at once, and content below a part
 * waits for it, so that nothing moves after it is shown.
 */
export function useLoadedParts(): LoadedParts {
  const sets = useQuery(optionalPart(setsOptions()));
  const rulings = useQuery(optionalPart(rulingsOptions()));
  const links = useQuery(optionalPart(rulingLinksOptions()));
  const settled = (query: { readonly isLoading: boolean }) => !query.isLoading;
  return { sets: settled(sets), rulings: settled(rulings) && settled(links) };
}
