import { words } from "../../domain/query/words";
import type { Translate } from "../../i18n/translation";
import { clanOptions } from "../search/clan-options";
import { requiredDisciplineOptions, sectOptions, titleBoxes, typeOptions } from "../search/game-options";

/** Words of the interface language for terms of the game → the English ones. */
export function gameTerms(t: Translate): ReadonlyMap<string, string> {
  const options = [
    ...sectOptions(t),
    ...titleBoxes(t),
    ...typeOptions(t),
    ...requiredDisciplineOptions(t),
    ...clanOptions(t),
  ];
  const terms = new Map<string, string>();
  for (const { value, label } of options) {
    const word = words(label);
    if (word !== words(value) && !terms.has(word)) terms.set(word, value);
  }
  return terms;
}
