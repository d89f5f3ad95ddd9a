import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { cryptCardsOptions, libraryCardsOptions } from "../../data/card-data";
import { useCardPool } from "../../ui/card/card-pool";

const NONE: ReadonlySet<number> = new Set();

/** Ids of cards excluded by limited mode; cards are only loaded in that mode. */
export function useExcludedCards(): ReadonlySet<number> {
  const isIn = useCardPool();
  const wanted = { enabled: isIn !== undefined, throwOnError: false };
  const { data: crypt } = useQuery({ ...cryptCardsOptions(), ...wanted });
  const { data: library } = useQuery({ ...libraryCardsOptions(), ...wanted });
  return useMemo(() => {
    if (!isIn) return NONE;
    const cards = [...(crypt?.cards ?? []), ...(library?.cards ?? [])];
    return new Set(cards.filter((card) => !isIn(card)).map(({ id }) => id));
  }, [isIn, crypt, library]);
}
