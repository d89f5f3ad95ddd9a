import type { CardKind } from "../../../domain/card/card";
import type { CardContext } from "../../../domain/search/card-base";
import type { Translate } from "../../../i18n/translation";
import { formatKey } from "../../../ui/search/format-problem";

/** Only in links (docs/rules/search.md §6). */
const WITHOUT_BOX = "anarch";

/** Checkboxes that the loaded data supports, in the order of the form: "playtest" only with the cards of a round. */
export function traitBoxes<Trait extends string>(
  t: Translate,
  kind: CardKind,
  traits: readonly Trait[],
  indexed: CardContext["base"]["traits"],
) {
  return traits
    .filter((trait) => trait !== WITHOUT_BOX && indexed.has(trait))
    .map((trait) => ({
      value: trait,
      label: formatKey(t, `phrase.trait.${kind}.${trait.replaceAll(" ", "-")}`),
    }));
}
