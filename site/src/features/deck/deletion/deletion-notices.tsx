import { useEffect } from "react";
import { createPortal } from "react-dom";
import { useStore } from "../../../data/store";
import notice from "../../../ui/notice.module.css";
import styles from "./deletion.module.css";
import { DeletionNotice } from "./deletion-notice";
import { notices } from "./notices";
import { useTopDialog } from "./use-top-dialog";

/** The notices of recent deletions; rendered inside an open dialog, because that makes the page inert. */
export function DeletionNotices() {
  const shown = useStore(notices);
  const dialog = useTopDialog(shown.length > 0);
  useEffect(() => {
    // Closing the page sends the deletions, so that they do not wait for the next visit.
    const sendAll = () => {
      for (const { deletion } of notices.get()) deletion.sendNow();
    };
    window.addEventListener("pagehide", sendAll);
    return () => window.removeEventListener("pagehide", sendAll);
  }, []);
  return createPortal(
    // Screen readers read each notice by itself.
    <div role="status" aria-atomic="false" className={`${notice.place} ${styles.side}`}>
      {shown.map((deleted) => (
        <DeletionNotice key={deleted.deletion.id} deleted={deleted} />
      ))}
    </div>,
    dialog ?? document.getElementById("main") ?? document.body,
  );
}
