import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { CardId } from "../../domain/card/card";
import { hasChangesSince } from "../../domain/changes/marking";
import { changesOptions } from "./changes";
import { useSeenDays } from "./seen";

interface News {
  /** Whether there are changes that some deck may not have been opened with. */
  readonly any: boolean;
  readonly isChanged: (deck: string, cards: ReadonlyMap<CardId, number>) => boolean;
}

/** Which decks have cards that changed since their user last looked. */
export function useNews(): News {
  const { data } = useQuery(changesOptions());
  const { dayOf, oldest } = useSeenDays(data?.day ?? "");
  return useMemo(() => {
    const marking = data?.marking ?? new Map();
    return {
      any: hasChangesSince(marking.keys(), marking, oldest),
      isChanged: (deck, cards) => hasChangesSince(cards.keys(), marking, dayOf(deck)),
    };
  }, [data, dayOf, oldest]);
}
