import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { accountOptions } from "../../../data/account-query";
import { reportsOptions, sumsOptions } from "../../../data/playtest/all-reports";
import type { ScoreSums } from "../../../domain/playtest/export-sheets";
import type { ReportsBySubject } from "../../../domain/playtest/reports";
import type { SubjectKind } from "../../../domain/playtest/subject";
import type { ShownContent } from "./use-content";

/** Everything that the items of a page need. */
export interface LoadedReports {
  readonly reports: ReportsBySubject;
  /** By card id or code of the precon; the round as a whole has none. */
  readonly sums: Readonly<Record<string, ScoreSums>>;
  /** The admin's own username. */
  readonly self: string | undefined;
}

/** Items are shown when all is known, so that nothing moves afterwards; until then the count of reports grows. */
export function useShownReports(round: string, kind: SubjectKind, content: ShownContent) {
  const [count, setCount] = useState(0);
  const { data: account } = useQuery({ ...accountOptions(), enabled: false });
  const sums = useQuery(sumsOptions(round));
  const reports = useQuery(reportsOptions({ round, target: kind }, setCount));
  const error = (!sums.data && sums.error) || (!reports.data && reports.error) || undefined;
  const isReady = !content.isPending && sums.data && reports.data;
  const state: LoadedReports | undefined = isReady
    ? { reports: reports.data, sums: sumsOf(sums.data, kind), self: account?.username }
    : undefined;
  const retry = () => {
    for (const query of [sums, reports]) if (query.isError) void query.refetch();
  };
  return { state, count, error, retry };
}

/** The sums of a kind: cards of crypt and library share their numbers. */
export function sumsOf(
  all: {
    readonly card: Readonly<Record<string, ScoreSums>>;
    readonly precon: Readonly<Record<string, ScoreSums>>;
  },
  kind: SubjectKind,
): Readonly<Record<string, ScoreSums>> {
  if (kind === "general") return {};
  return kind === "precon" ? all.precon : all.card;
}
