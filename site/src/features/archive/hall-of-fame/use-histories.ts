import { useSuspenseQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { twdArchiveOptions } from "../../../data/archive/twd-archive";
import type { Archive, Dictionary } from "../../../domain/archive/archive";
import { type CardHistory, cardHistory } from "../../../domain/archive/card-history";
import { dayNumber } from "../../../domain/archive/days";
import { joinedNames } from "../../../domain/archive/people";
import { isPlaytestId } from "../../../domain/card/ids";
import { type Cards, useArchiveCards } from "../use-archive-cards";

export interface Histories {
  readonly archive: Archive;
  /** Winners, with spellings of the same name joined. */
  readonly people: Dictionary;
  readonly cards: Cards;
  readonly all: readonly CardHistory[];
}

/** First printing and first win of every card. */
export function useHistories(): Histories {
  const { data: archive } = useSuspenseQuery(twdArchiveOptions());
  const cards = useArchiveCards();
  return useMemo(() => {
    const today = dayNumber(new Date().toISOString());
    const published = [...cards.crypt, ...cards.library].filter(({ id }) => !isPlaytestId(id));
    return {
      archive,
      people: joinedNames(archive.people),
      cards,
      all: cardHistory(archive, published, today),
    };
  }, [archive, cards]);
}
