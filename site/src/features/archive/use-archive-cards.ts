import { useSuspenseQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { cryptBaseOptions, libraryBaseOptions } from "../../data/card-data";
import type { Card, CryptCard, LibraryCard } from "../../domain/card/card";
import type { SetCatalogue } from "../../generated/published";
import type { FindCard } from "./format-deck-phrase";

export interface Cards {
  readonly crypt: readonly CryptCard[];
  readonly library: readonly LibraryCard[];
  readonly all: readonly Card[];
  readonly find: FindCard;
  readonly catalogue: SetCatalogue;
}

/** All cards, as lists and by id. */
export function useArchiveCards(): Cards {
  const { data: crypt } = useSuspenseQuery(cryptBaseOptions());
  const { data: library } = useSuspenseQuery(libraryBaseOptions());
  return useMemo(
    () => ({
      crypt: crypt.cards,
      library: library.cards,
      all: [...crypt.cards, ...library.cards],
      find: (id) => crypt.byId.get(id) ?? library.byId.get(id),
      catalogue: crypt.catalogue,
    }),
    [crypt, library],
  );
}
