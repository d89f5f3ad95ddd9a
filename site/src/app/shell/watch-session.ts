import { session } from "../../data/session";
import { showNotices } from "../../data/show-notices";
import { loadPart } from "../../lazy/load-screen";

const loadNotice = loadPart(
  "session-notice",
  () => import("../../features/account/session-notice"),
  (module) => module.SessionNotice,
);

/** Shows on every page that the session has ended during work. */
export function watchSession(): void {
  const look = () => {
    if (session.get() !== "ended") return;
    stop();
    void loadNotice().then(
      ({ default: Notice }) => showNotices("session", Notice),
      // A dialog whose code is missing offers to try again.
      () => session.get() === "ended" && session.set("renewing"),
    );
  };
  const stop = session.subscribe(look);
  look();
}
