import { useQuery } from "@tanstack/react-query";
import { rulingLinksOptions, rulingsOptions, setsOptions } from "../../data/card-data";
import { optionalPart } from "./optional-part";

export interface LateParts {
  readonly sets: boolean;
  readonly rulings: boolean;
}

/**
 * Which parts of a card's details are no longer on their way, loaded or not. What stands below a part waits for it,
 * so that nothing moves once it is shown; all of them are asked for at the same time.
 */
export function useLateParts(): LateParts {
  const sets = useQuery(optionalPart(setsOptions()));
  const rulings = useQuery(optionalPart(rulingsOptions()));
  const links = useQuery(optionalPart(rulingLinksOptions()));
  const settled = (query: { readonly isLoading: boolean }) => !query.isLoading;
  return { sets: settled(sets), rulings: settled(rulings) && settled(links) };
}
