import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { type RoundData, roundOptions } from "../../../data/playtest/round-data";
import { currentRound } from "../../../domain/playtest/chosen-round";
import type { RoundContent } from "../../../domain/playtest/subject";
import type { RoundSchema } from "../../../generated/api";

/** The cards and precons of a round. */
export interface ShownContent {
  /** Whether it is still being fetched. */
  readonly isPending: boolean;
  /** undefined: the data of the round are not published. */
  readonly data: RoundData | undefined;
  readonly content: RoundContent | undefined;
}

/** The published data are those of the current round, or of the one that they name. */
export function useContent(round: RoundSchema, rounds: readonly RoundSchema[]): ShownContent {
  const { data, isPending } = useQuery(roundOptions());
  const isCurrent = round.id === currentRound(rounds)?.id;
  return useMemo(() => {
    const its = data && (isCurrent || data.round.id === round.id) ? data : undefined;
    return { isPending, data: its, content: its && contentOf(its) };
  }, [data, isPending, isCurrent, round.id]);
}

function contentOf({ crypt, library, precons }: RoundData): RoundContent {
  const named = [...precons].map(([code, { name, clan }]) => [code, { name, clan: clan ?? "" }] as const);
  return { crypt, library, precons: new Map(named) };
}
