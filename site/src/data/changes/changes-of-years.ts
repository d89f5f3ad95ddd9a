import { queryOptions } from "@tanstack/react-query";
import { type CardChange, readChanges } from "../../domain/changes/card-changes";
import { fetchPart } from "../archive/published-part";
import { ONCE, SIDE } from "../published-file";

/** The changes of older years, newest first. Those that are loaded stay while another year is fetched. */
export function changesOfYearsOptions(years: readonly number[]) {
  return queryOptions<readonly CardChange[]>({
    queryKey: ["changes", "years", ...years],
    queryFn: async ({ client }) =>
      (await Promise.all(years.map((year) => client.ensureQueryData(changesOfYearOptions(year))))).flat(),
    placeholderData: (before: readonly CardChange[] | undefined) => before,
    ...SIDE,
  });
}

function changesOfYearOptions(year: number) {
  return queryOptions({
    queryKey: ["changes", year],
    queryFn: async ({ client }) => {
      const file = await fetchPart(client, "changes.*", String(year));
      return readChanges(file?.groups ?? []);
    },
    ...ONCE,
  });
}
