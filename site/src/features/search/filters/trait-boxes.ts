import type { CardKind } from "../../../domain/card/card";
import type { CardContext } from "../../../domain/search/card-base";
import { CRYPT_TRAITS } from "../../../domain/search/crypt/traits";
import { LIBRARY_TRAITS } from "../../../domain/search/library/traits";
import type { Translate } from "../../../i18n/translation";
import { formatKey } from "../../../ui/search/format-problem";

const TRAITS = { crypt: CRYPT_TRAITS, library: LIBRARY_TRAITS } as const;
/** Only in links (docs/rules/search.md §6). */
const WITHOUT_BOX = "anarch";

/** Checkboxes that the loaded data supports, in the order of the form: "playtest" only with the cards of a round. */
export function traitBoxes(t: Translate, kind: CardKind, traits: CardContext["base"]["traits"]) {
  return TRAITS[kind]
    .filter((trait) => trait !== WITHOUT_BOX && traits.has(trait))
    .map((trait) => ({
      value: trait,
      label: formatKey(t, `phrase.trait.${kind}.${trait.replaceAll(" ", "-")}`),
    }));
}
