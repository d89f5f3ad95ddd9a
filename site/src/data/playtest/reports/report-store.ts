import type { OperationId, ReportOperation } from "../../../domain/deck/operations/operation";
import { type EditProblem, problemSeen } from "../../../domain/deck/operations/queue";
import type { ReportEdit, ReportSubject } from "../../../domain/playtest/own-report";
import { queuedReport, refusedReport, TYPING_PAUSE_MS, typed } from "../../../domain/playtest/queue-report";
import { createStore } from "../../../domain/store";
import { type Api, apiOver } from "../../api";
import { keysOf } from "../../decks/storage/keys";
import type { ConnectionState } from "../../decks/storage/tab-message";
import type { DeckStore } from "../../decks/store/deck-store";
import { createStableValues } from "../../decks/store/stable-values";
import type { DeckStoreCore } from "../../decks/store/store-core";
import { apiFailureOf } from "../../decks/sync/api-failure";
import type { EditSync } from "../../decks/sync/edit-sync";
import { rememberPlaytestRole } from "../playtest-role";
import { fetchReports } from "./calls";
import { createReportViewer, type OwnReports } from "./edited-reports";
import { createReportCache, type ServerReports } from "./report-cache";
import { deliverReport } from "./report-sync";

/** How far the edits of a report have come. */
export interface ReportSaving {
  /** "typed": waits until the tester pauses. */
  readonly edits: "none" | "typed" | "unsent";
  readonly connection: ConnectionState;
  /** false: the browser refuses storage; closing the page would lose unsent edits. */
  readonly safe: boolean;
}

/** Why the reports could not be fetched. "forbidden": the user is no tester. */
export type ReportsProblem = "failed" | "forbidden";

/** The reports of the signed-in user: the only way in for pages. */
export interface ReportStore {
  /** Calls the listener after every change. All values below are the same objects until they change. */
  subscribe(listener: () => void): () => void;
  /** undefined: not known yet. */
  reports(): OwnReports | undefined;
  problem(): ReportsProblem | undefined;
  saving(subject: ReportSubject): ReportSaving;
  /** Edits that cannot be saved, with their texts. */
  refusals(): readonly EditProblem[];
  /** Changes a report of the current round; `typing`: is sent when the tester pauses. */
  change(subject: ReportSubject, edit: ReportEdit, typing?: boolean): void;
  /** Sends a text at once: its field was left. */
  endTyping(subject: ReportSubject): void;
  dismiss(refusal: OperationId): void;
  /** Saves a refused edit after all: its text replaces the shown one. */
  saveAgain(refusal: ReportOperation): void;
  /** Fetches what other devices have changed. Never rejects. */
  refresh(): Promise<void>;
  /** For the queue. */
  readonly sync: EditSync<ReportOperation>;
}

const opened = new WeakMap<DeckStoreCore, ReportStore>();

/** The reports that belong to a user's decks: they share queue, lock and storage. */
export function reportsOf(core: DeckStoreCore): ReportStore {
  const store = opened.get(core) ?? openReports(core);
  opened.set(core, store);
  return store;
}

/** The reports of the user of a deck store. */
export function reportsBeside({ core }: DeckStore): ReportStore {
  return reportsOf(core);
}

function openReports(core: DeckStoreCore): ReportStore {
  const { ports, queue, syncWorker } = core;
  const cache = createReportCache(core.storage, keysOf(ports.user ?? "").reports);
  const problem = createStore<ReportsProblem | undefined>(undefined);
  const started = Promise.all([core.started, cache.reread()]);
  const pending = () => queue.shown.get().operations.filter((one) => one.kind === "report");
  const pendingOf = (subject: ReportSubject) => pending().filter((one) => one.subject === subject);

  async function fetch(api: Api): Promise<ServerReports> {
    const fetched = await fetchReports(api);
    await cache.put(fetched);
    problem.set(undefined);
    ports.tabs.post({ kind: "report" });
    return fetched;
  }

  async function refresh(): Promise<void> {
    await started;
    try {
      await fetch(apiOver(ports.callAsUser));
    } catch (error) {
      const failure = apiFailureOf(error);
      const isForbidden = failure.status === "refused" && failure.code === "not-permitted";
      problem.set(isForbidden ? "forbidden" : "failed");
      if (!isForbidden) return;
      // Nothing about the round stays on the device of a former tester.
      rememberPlaytestRole("none", ports.user);
      await cache.clear();
    }
  }

  const sync: EditSync<ReportOperation> = {
    deliver: async (api, operation, isStopped) => {
      await started;
      await deliverReport({ core, cache, fetch }, api, operation, isStopped);
    },
    refuse: async (operation, code, status) => {
      await queue.step(refusedReport(operation, code, status));
      void refresh();
    },
    reread: cache.reread,
  };
  core.openedSyncs.set("report", sync);

  const view = createReportViewer();
  function reports(): OwnReports | undefined {
    const known = cache.known.get();
    return known && core.ready.get() ? view(known, pending()) : undefined;
  }

  function change(subject: ReportSubject, edit: ReportEdit, typing = false): void {
    const round = reports()?.round;
    if (!round?.isOpen) return;
    const now = ports.now();
    const operation: ReportOperation = {
      ...{ kind: "report", id: ports.newKey() as OperationId, at: now, tried: false },
      ...{ round: round.id, subject, edit },
      ...(typing && { notBefore: now + TYPING_PAUSE_MS }),
    };
    core.step(queuedReport(operation), operation);
    core.sendSoon();
  }

  const stableSaving = createStableValues<ReportSubject, ReportSaving>();
  const stableProblems = createStableValues<"now", readonly EditProblem[]>();
  const isTyping = ({ tried, notBefore = 0 }: ReportOperation) => !tried && notBefore > 0;
  const sources = [
    ...[queue.shown, queue.safe, core.ready, cache.known],
    ...[problem, syncWorker.connection],
  ];

  return {
    subscribe: (listener) => {
      const stops = sources.map((source) => source.subscribe(listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    reports,
    problem: problem.get,
    saving: (subject) => {
      const waiting = pendingOf(subject);
      const unsent = waiting.every(isTyping) ? "typed" : "unsent";
      return stableSaving(subject, {
        edits: waiting.length === 0 ? "none" : unsent,
        connection: syncWorker.connection.get(),
        safe: queue.safe.get(),
      });
    },
    refusals: () =>
      stableProblems(
        "now",
        queue.shown.get().problems.filter(({ kind }) => kind === "report"),
      ),
    change,
    endTyping: (subject) => {
      const ids = pendingOf(subject)
        .filter(isTyping)
        .map(({ id }) => id);
      if (ids.length === 0) return;
      core.step(typed(new Set(ids)));
      syncWorker.schedule();
    },
    dismiss: (refusal) => core.step(problemSeen(refusal)),
    saveAgain: ({ id, subject, edit }) => {
      const before = reports()?.reports.get(subject)?.text ?? "";
      change(subject, { ...edit, ...(edit.text && { text: { ...edit.text, before } }) });
      core.step(problemSeen(id));
    },
    refresh,
    sync,
  };
}
