import { queryOptions } from "@tanstack/react-query";
import type { DataReport } from "../generated/published";
import { request } from "./http";
import { SIDE } from "./published-file";

/** What the last build of the data has found, and the last run of the daily rebuild. */
export function dataReportOptions() {
  return queryOptions({
    queryKey: ["data-report"],
    queryFn: async (): Promise<DataReport> => (await request("/data/report.json")).json(),
    ...SIDE,
  });
}
