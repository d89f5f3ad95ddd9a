import type { CardKind } from "../../../domain/card/card";
import type { CardContext } from "../../../domain/search/card-base";
import { CRYPT_TRAITS } from "../../../domain/search/crypt/traits";
import { LIBRARY_TRAITS } from "../../../domain/search/library/traits";
import type { Translate } from "../../../i18n/translation";
import { sayKey } from "../../../ui/search/say";

const TRAITS = { crypt: CRYPT_TRAITS, library: LIBRARY_TRAITS } as const;
/** Stand in links only: cards in testing are not in the data, "anarch" has no box (docs/rules/search.md §6). */
const WITHOUT_BOX: ReadonlySet<string> = new Set(["playtest", "anarch"]);

/** The boxes the loaded data can answer, in the order of the form. */
export function traitBoxes(t: Translate, kind: CardKind, traits: CardContext["base"]["traits"]) {
  return TRAITS[kind]
    .filter((trait) => !WITHOUT_BOX.has(trait) && traits.has(trait))
    .map((trait) => ({
      value: trait,
      label: sayKey(t, `phrase.trait.${kind}.${trait.replaceAll(" ", "-")}`),
    }));
}
