import { useQuery } from "@tanstack/react-query";
import { tdaEventOptions } from "../../../data/archive/tda";
import type { EventRecord } from "../../../domain/archive/report-record";
import type { TdaEvent } from "../../../generated/published";

/** Record of the event that a report links to. */
export type FoundRecord =
  | { readonly status: "none" }
  /** "unknown": the site does not have the event. */
  | { readonly status: "loading" | "unknown" | "failed"; readonly id: string }
  | {
      readonly status: "ready";
      readonly id: string;
      readonly record: EventRecord;
      readonly isSample: boolean;
    };

/** Only tournaments of this site have records; undefined if no event is linked. */
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
