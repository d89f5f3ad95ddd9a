import { useQuery } from "@tanstack/react-query";
import { tdaEventOptions } from "../../../data/archive/tda";
import type { EventRecord } from "../../../domain/archive/report-record";
import type { TdaEvent } from "../../../generated/published";

/** The record of the event that a report names. */
export type FoundRecord =
  | { readonly status: "none" }
  /** "unknown": the event is none of those that the site has. */
  | { readonly status: "loading" | "unknown" | "failed"; readonly id: string }
  | {
      readonly status: "ready";
      readonly id: string;
      readonly record: EventRecord;
      readonly isSample: boolean;
    };

/** The tournaments of this site are the records that can be had. undefined: no event is named. */
export function useEventRecord(id: string | undefined): FoundRecord {
  const { data, isError } = useQuery({ ...tdaEventOptions(id ?? ""), enabled: id !== undefined });
  if (id === undefined) return { status: "none" };
  if (data) return { status: "ready", id, record: recordOf(data), isSample: data.sample === true };
  if (isError) return { status: "failed", id };
  return { status: data === null ? "unknown" : "loading", id };
}

function recordOf({ name, date, place, players, rounds, names, ranks }: TdaEvent): EventRecord {
  return { name, date, place, players, rounds, winner: names[ranks.indexOf(1)] };
}
