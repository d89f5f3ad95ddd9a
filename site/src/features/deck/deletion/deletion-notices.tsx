import { useEffect } from "react";
import { createPortal } from "react-dom";
import { useStore } from "../../../data/store";
import notice from "../../../ui/notice.module.css";
import styles from "./deletion.module.css";
import { DeletionNotice } from "./deletion-notice";
import { notices } from "./notices";
import { useTopDialog } from "./use-top-dialog";

/** What was deleted in the last seconds, and the way back; also over a dialog, which makes the page beneath it inert. */
export function DeletionNotices() {
  const shown = useStore(notices);
  const dialog = useTopDialog(shown.length > 0);
  useEffect(() => {
    // A deck whose page is closed is gone on every device, and not only when this browser is opened again.
    const sendAll = () => {
      for (const { deletion } of notices.get()) deletion.sendNow();
    };
    window.addEventListener("pagehide", sendAll);
    return () => window.removeEventListener("pagehide", sendAll);
  }, []);
  return createPortal(
    // Each notice is read by itself.
    <div role="status" aria-atomic="false" className={`${notice.place} ${styles.side}`}>
      {shown.map((deleted) => (
        <DeletionNotice key={deleted.deletion.id} deleted={deleted} />
      ))}
    </div>,
    dialog ?? document.getElementById("main") ?? document.body,
  );
}
