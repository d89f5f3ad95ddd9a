import { useSuspenseQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Card } from "../domain/card/card";
import { type CardNames, cardNames } from "../domain/deck/card-names";
import { translatedNaming } from "../domain/deck/export/translated-naming";
import type { Naming } from "../domain/deck/export/written-deck";
import type { CryptBase, LibraryBase } from "../domain/search/card-base";
import type { Overlay } from "../generated/published";
import { cryptBaseOptions, libraryBaseOptions } from "./card-data";
import { useCardLanguage } from "./use-card-language";

interface KnownCards {
  readonly all: readonly Card[];
  readonly find: (id: number) => Card | undefined;
  /** All spellings of the cards, also in the card language. */
  readonly names: CardNames;
  readonly naming: Naming;
  readonly catalogue: CryptBase["catalogue"];
}

type Overlaid = Overlay | null;

/** Cached from one dialog to the next: indexing all names takes longer than rendering a dialog. */
let last:
  | { readonly of: readonly [CryptBase, LibraryBase, Overlaid]; readonly known: KnownCards }
  | undefined;

function knownCards(...of: readonly [CryptBase, LibraryBase, Overlaid]): KnownCards {
  if (last?.of.every((part, index) => part === of[index])) return last.known;
  const [crypt, library, overlay] = of;
  const all = [...crypt.cards, ...library.cards];
  const translated = (card: Card) => overlay?.cards[card.id]?.name;
  const names = cardNames(all, translated);
  const find = (id: number) => crypt.byId.get(id) ?? library.byId.get(id);
  last = {
    of,
    known: { all, find, names, naming: translatedNaming(names, translated), catalogue: crypt.catalogue },
  };
  return last.known;
}

/** All cards, for dialogs that import or export decks. */
export function useCards(): KnownCards {
  const { data: crypt } = useSuspenseQuery(cryptBaseOptions());
  const { data: library } = useSuspenseQuery(libraryBaseOptions());
  const { overlay } = useCardLanguage();
  return useMemo(() => knownCards(crypt, library, overlay), [crypt, library, overlay]);
}
