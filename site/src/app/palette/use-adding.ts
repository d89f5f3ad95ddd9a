import { useSuggestions } from "../../data/use-suggestions";
import { asCardId } from "../../domain/card/ids";
import { useTranslation } from "../../i18n/translation";
import type { Entry } from "./entry";
import type { Adding } from "./own-decks";

const CARDS = 4;

/** Copies that were added to a deck. */
export interface Added {
  readonly card: string;
  readonly copies: number;
  readonly deck: string;
}

/** Adds copies of a card to the current deck, for a text like "2 deflection". */
export function useAdding(
  text: string,
  adding: Adding | undefined,
  onAdded: (added: Added) => void,
): readonly Entry[] {
  const { t } = useTranslation();
  // A number alone says how many; every other text looks for something else.
  const counted = adding && /^\d/.test(text) ? text : "";
  const cards = useSuggestions(counted, {
    ...{ wanted: counted !== "", lazy: true, released: false },
    ...{ kind: undefined, counts: true },
  });
  if (!adding || cards.status !== "found" || !isCounted(counted)) return [];
  const { copies, names } = cards;
  return names.slice(0, CARDS).flatMap(({ id, label }) => {
    const card = asCardId(id);
    if (card === undefined) return [];
    const run = () => {
      adding.add(card, copies);
      onAdded({ card: label, copies, deck: adding.name });
    };
    return [
      { key: `add ${id}`, label: t("palette.add", { count: copies, card: label }), detail: adding.name, run },
    ];
  });
}

/** "44 magnum" is a name; with a number of its own it is "2 44 magnum". */
function isCounted(text: string): boolean {
  return /^\d+\s*x?\s+\S/i.test(text);
}
