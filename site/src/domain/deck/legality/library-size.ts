import { OK, type Rule } from "./rule";
import { sizeOff } from "./sizes";

/** A library has a minimum and a maximum. Which card goes or comes is the player's choice. */
export const librarySize: Rule = {
  id: "library-size",
  check({ librarySize: size }, { library, libraryMax }) {
    const off = sizeOff(size, library, libraryMax);
    return off === 0 ? OK : { state: "broken", cards: [], off };
  },
  fixes: () => [],
};
