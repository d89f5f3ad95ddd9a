import { useSuspenseQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { twdArchiveOptions } from "../../../data/archive/twd-archive";
import type { Archive, Dictionary } from "../../../domain/archive/archive";
import { type CardHistory, cardHistory } from "../../../domain/archive/card-history";
import { dayNumber } from "../../../domain/archive/days";
import { joinedNames } from "../../../domain/archive/people";
import { isPlaytestId } from "../../../domain/card/ids";
import { type Cards, useCards } from "../use-cards";

export interface Histories {
  readonly archive: Archive;
  /** The winners, each under one name. */
  readonly people: Dictionary;
  readonly cards: Cards;
  readonly all: readonly CardHistory[];
}

/** When every card was printed and won first. */
export function useHistories(): Histories {
  const { data: archive } = useSuspenseQuery(twdArchiveOptions());
  const cards = useCards();
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
