import { useSyncExternalStore } from "react";
import { useOnline } from "../../../data/network";
import type { ReportStore } from "../../../data/playtest/reports/report-store";
import type { ReportSubject } from "../../../domain/playtest/own-report";

/** How far a report has come. "offline", "signed-out", "unsafe": waits for the server, the user, or an open page. */
export type SaveState = "empty" | "saving" | "saved" | "offline" | "signed-out" | "unsafe";

export function useSaveState(store: ReportStore, subject: ReportSubject, isEmpty: boolean): SaveState {
  const { edits, connection, safe } = useSyncExternalStore(store.subscribe, () => store.saving(subject));
  const online = useOnline();
  if (edits === "none") return isEmpty ? "empty" : "saved";
  if (!safe) return "unsafe";
  if (connection === "signed-out") return "signed-out";
  return online && connection === "open" ? "saving" : "offline";
}
