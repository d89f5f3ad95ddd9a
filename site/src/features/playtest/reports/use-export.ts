import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { fetchReports, sumsOptions } from "../../../data/playtest/all-reports";
import type { ExportedKind } from "../../../domain/playtest/export-sheets";
import { type SubjectSort, sortSubjects } from "../../../domain/playtest/sort-subjects";
import { type SubjectKind, subjectsOf } from "../../../domain/playtest/subject";
import type { RoundSchema } from "../../../generated/api";
import { type Translate, useTranslation } from "../../../i18n/translation";
import { saveFile } from "../../../ui/save-file";
import { useOnUnmount } from "../../../ui/use-on-unmount";
import { problemOf } from "../admins/problem-of";
import { EXPORTED_KINDS, exportFile, exportName, type ReportFormat } from "./export-file";
import { subjectName } from "./subject-name";
import type { ShownContent } from "./use-content";
import { sumsOf } from "./use-shown-reports";

type ExportState =
  | { readonly status: "idle" }
  /** `count`: reports that have arrived. */
  | { readonly status: "busy"; readonly count: number }
  | { readonly status: "saved" }
  | { readonly status: "failed"; readonly problem: string };

interface ExportOptions {
  readonly round: RoundSchema;
  readonly content: ShownContent;
  readonly sort: SubjectSort;
  readonly hideNames: boolean;
}

/** Exports the reports of a round, one file at a time; leaving the dialog stops it. */
export function useExport(options: ExportOptions) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [state, setState] = useState<ExportState>({ status: "idle" });
  const running = useRef<AbortController | undefined>(undefined);
  const cancel = () => {
    running.current?.abort();
    running.current = undefined;
    setState({ status: "idle" });
  };
  useOnUnmount(() => running.current?.abort());

  const save = async (format: ReportFormat, signal: AbortSignal) => {
    const { round, hideNames } = options;
    const sums = await client.fetchQuery({ ...sumsOptions(round.id), staleTime: 0 });
    const kinds: ExportedKind[] = [];
    let before = 0;
    for (const kind of EXPORTED_KINDS[format]) {
      let arrived = 0;
      const onProgress = (count: number) => {
        arrived = count;
        setState({ status: "busy", count: before + count });
      };
      const reports = await fetchReports({ round: round.id, target: kind }, signal, onProgress);
      before += arrived;
      kinds.push({ kind, items: itemsOf(t, kind, reports, options), sums: sumsOf(sums, kind) });
    }
    if (before === 0) return setState({ status: "failed", problem: t("playtest-admin.no-reports") });
    const file = await exportFile(t, format, kinds, { round, hideNames });
    signal.throwIfAborted();
    saveFile(file, exportName(round.id, format));
    setState({ status: "saved" });
  };
  const start = (format: ReportFormat) => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setState({ status: "busy", count: 0 });
    save(format, controller.signal)
      .catch((error: unknown) => {
        if (!controller.signal.aborted) setState({ status: "failed", problem: problemOf(t, error) });
      })
      .finally(() => {
        if (running.current === controller) running.current = undefined;
      });
  };
  return { state, start, cancel };
}

/** The subjects of a kind that somebody has reported about, in the order of the page. */
function itemsOf(
  t: Translate,
  kind: SubjectKind,
  reports: Awaited<ReturnType<typeof fetchReports>>,
  { content, sort }: ExportOptions,
): ExportedKind["items"] {
  const subjects = sortSubjects(subjectsOf(kind, content.content, reports.keys()), sort);
  return subjects.flatMap((subject) => {
    const its = reports.get(subject.id);
    return its ? [{ id: subject.id, name: subjectName(t, subject), reports: its }] : [];
  });
}
