import { queryOptions } from "@tanstack/react-query";
import {
  countReports,
  mergePages,
  type ReportPage,
  type ReportsBySubject,
} from "../../domain/playtest/reports";
import { PERSONAL } from "../account-query";
import { callApi } from "../api";
import { retryWhenBusy } from "../decks/sync/retry-when-busy";

/** Which reports of a round are read (docs/rules/playtest.md §5). */
export interface WantedReports {
  readonly round: string;
  readonly target: "crypt" | "library" | "precon" | "general";
}

/** Going from one tab to another and back does not read a whole round again. */
const FRESH_MS = 60_000;

/** The sums of the scores of all cards and precons of a round; for admins only. */
export function sumsOptions(round: string) {
  return queryOptions({
    queryKey: [PERSONAL, "playtest-sums", round],
    queryFn: async () => await callApi("GET playtest/summary", { query: { round } }),
    staleTime: FRESH_MS,
    throwOnError: false,
  });
}

/** All reports of a kind; `onProgress` is called with the number of those that have arrived. */
export function reportsOptions(wanted: WantedReports, onProgress: (count: number) => void) {
  return queryOptions({
    queryKey: [PERSONAL, "playtest-reports", wanted.round, wanted.target],
    queryFn: ({ signal }) => fetchReports(wanted, signal, onProgress),
    structuralSharing: false,
    staleTime: FRESH_MS,
    throwOnError: false,
  });
}

/**
 * All reports of a kind, fetched page by page; `onProgress` is called with the number of those that have arrived. A
 * busy server is asked again. Rejects with the signal's reason when it is aborted, or with the errors of the API.
 */
export async function fetchReports(
  { round, target }: WantedReports,
  signal: AbortSignal,
  onProgress: (count: number) => void,
): Promise<ReportsBySubject> {
  const pages: ReportPage[] = [];
  let count = 0;
  for (let after: string | null = ""; after !== null; ) {
    const query: Record<string, string> = after === "" ? { round } : { round, after };
    const page = await retryWhenBusy(
      (ms, work) => setTimeout(work, ms),
      () => callApi("GET playtest/export/{target}/{id}", { target, id: "all", query }),
    );
    signal.throwIfAborted();
    pages.push(page.reports);
    count += countReports(page.reports);
    onProgress(count);
    after = page.next;
  }
  return mergePages(pages);
}
