import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { cryptBaseOptions, libraryBaseOptions } from "../../../../data/card-data";
import type { DeckCards } from "../../../../domain/deck/deck";
import { indexedTraits } from "../../../../domain/deck/facts/card-tags";
import { deckCopies } from "../../../../domain/deck/facts/copies";
import { deckTags } from "../../../../domain/deck/facts/deck-tags";

type TagsOf = (cards: DeckCards) => readonly string[];

/** Precons can be added without their tags. */
const noTags: TagsOf = () => [];

/** Computes the tags of a precon, the stronger ones first; undefined while the traits of cards are being loaded. */
export function usePreconTags(): TagsOf | undefined {
  const { data: crypt, isError: noCrypt } = useQuery({ ...cryptBaseOptions(), throwOnError: false });
  const { data: library, isError: noLibrary } = useQuery({ ...libraryBaseOptions(), throwOnError: false });
  const failed = noCrypt || noLibrary;
  return useMemo(() => {
    if (!crypt || !library) return failed ? noTags : undefined;
    const traits = indexedTraits(crypt, library);
    const find = (id: number) => crypt.byId.get(id) ?? library.byId.get(id);
    return (cards) => {
      const { superior, base } = deckTags(deckCopies(Object.fromEntries(cards), find), traits);
      return [...superior, ...base];
    };
  }, [crypt, library, failed]);
}
