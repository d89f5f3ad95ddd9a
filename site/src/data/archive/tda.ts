import { queryOptions } from "@tanstack/react-query";
import { type Archive, tournamentDecks } from "../../domain/archive/archive";
import type { TdaEvent } from "../../generated/published";
import { fileOptions, ONCE, SIDE } from "../published-file";
import { fetchPart } from "./published-part";
import { knownCards } from "./twd-archive";

/** Tournaments whose decks were collected. */
export const tdaListOptions = () => fileOptions("tda", ONCE);

export interface Tournament {
  readonly event: TdaEvent;
  readonly archive: Archive;
}

/** One tournament as published; null: no tournament has this id. */
export function tdaEventOptions(id: string) {
  return queryOptions({
    queryKey: ["archive", "tda-event", id],
    queryFn: async ({ client }) => (await fetchPart(client, "tda.*", id)) ?? null,
    ...SIDE,
  });
}

/** The same with its decks ready to be searched. */
export function tournamentOptions(id: string) {
  return queryOptions({
    queryKey: ["archive", "tda", id],
    queryFn: async ({ client }): Promise<Tournament | null> => {
      const [event, cards] = await Promise.all([
        client.ensureQueryData(tdaEventOptions(id)),
        knownCards(client),
      ]);
      return event ? { event, archive: tournamentDecks(event, cards) } : null;
    },
    ...ONCE,
  });
}
