import { session } from "../../data/session";
import { showNotices } from "../../data/show-notices";
import { loadPart } from "../../lazy/load-screen";

const loadNotice = loadPart(
  "session-notice",
  () => import("../../features/account/session-notice"),
  (module) => module.SessionNotice,
);

/** Shows on every page that the session has ended during work; the dialog opens when the notice cannot be loaded. */
export function watchSession(load = loadNotice): () => void {
  const look = () => {
    if (session.get() !== "ended") return;
    void load().then(
      ({ default: Notice }) => showNotices("session", Notice),
      () => session.get() === "ended" && session.set("renewing"),
    );
  };
  look();
  return session.subscribe(look);
}
