import { useEffect, useEffectEvent, useState } from "react";
import { useSuggestions } from "../../data/use-suggestions";
import type { CardId } from "../../domain/card/card";
import { asCardId } from "../../domain/card/ids";
import { useTranslation } from "../../i18n/translation";
import type { Entry } from "./entry";
import type { AddingState } from "./own-decks";

const CARDS = 4;

/** "4 deflection" or "4x deflection": how many of which card. */
const COUNTED = /^\d+\s*x?\s+\S/i;

interface Wanted {
  readonly card: CardId;
  readonly name: string;
  readonly copies: number;
}

/** Adds copies of a card to the current deck, also when it is still loading; `onAdded` is called with the result. */
export function useAdding(
  text: string,
  adding: AddingState,
  onAdded: (message: string) => void,
): readonly Entry[] {
  const { t } = useTranslation();
  const counted = adding !== "none" && COUNTED.test(text) ? text : "";
  const cards = useSuggestions(counted, {
    ...{ wanted: counted !== "", lazy: true, released: false },
    ...{ kind: undefined, counts: true },
  });
  const [wanted, setWanted] = useState<Wanted>();
  const finish = useEffectEvent(({ card, name, copies }: Wanted, to: Exclude<AddingState, "loading">) => {
    setWanted(undefined);
    if (to === "none") return onAdded(t("palette.not-added"));
    to.add(card, copies);
    onAdded(t("palette.added", { count: copies, card: name, deck: to.name }));
  });
  useEffect(() => {
    if (wanted && adding !== "loading") finish(wanted, adding);
  }, [wanted, adding]);
  if (cards.status !== "found") return [];
  const { copies, names } = cards;
  return names.slice(0, CARDS).flatMap(({ id, label }) => {
    const card = asCardId(id);
    if (card === undefined) return [];
    return [
      {
        key: `add ${id}`,
        label: t("palette.add", { count: copies, card: label }),
        detail: typeof adding === "string" ? undefined : adding.name,
        run: () => setWanted({ card, name: label, copies }),
      },
    ];
  });
}
