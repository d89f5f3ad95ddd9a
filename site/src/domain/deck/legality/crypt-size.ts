import { OK, type Rule } from "./rule";
import { sizeOff } from "./sizes";

/** A crypt has a minimum and no maximum; a maximum applies to publishing alone. */
export const cryptSize: Rule = {
  id: "crypt-size",
  check({ cryptSize: size }, { crypt }) {
    const off = sizeOff(size, crypt);
    return off === 0 ? OK : { state: "broken", cards: [], off };
  },
  fixes: () => [],
};
