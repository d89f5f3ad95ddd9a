import { type ReactNode, useEffect, useId, useRef } from "react";
import styles from "./dialog.module.css";
import { LiveRegion } from "./live-region";

interface DialogProps {
  readonly title: string;
  /** Hides the title row from sight; the name stays for assistive technology. */
  readonly titleHidden?: boolean;
  /** The content is to be read: the keyboard starts at the title. */
  readonly reading?: boolean;
  readonly size?: "xs" | "sm" | "md" | "lg" | "xl";
  readonly closeLabel: string;
  /** Escape, the close button and a click outside all end here. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A modal dialog over the native element: focus trap, inert page and top layer are the browser's.
 * It is open as long as it is rendered; the focus goes back to where it was when it leaves.
 */
export function Dialog({
  title,
  titleHidden = false,
  reading = titleHidden,
  size = "sm",
  closeLabel,
  onClose,
  children,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  /** Selecting text from inside to outside is no click on the backdrop. */
  const pressedOutside = useRef(false);
  const titleId = useId();

  useEffect(() => {
    const dialog = ref.current;
    const opener = document.activeElement;
    dialog?.showModal();
    if (dialog && !dialog.querySelector("[autofocus]")) focusStart(dialog, reading);
    return () => {
      dialog?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [reading]);

  return (
    // A click on the backdrop arrives at the dialog element itself; the keyboard has Escape.
    // biome-ignore lint/a11y/useKeyWithClickEvents: closing by keyboard is the dialog's own Escape
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className={`${styles.dialog} ${styles[size] ?? ""}`}
      // What befalls a dialog inside this one bubbles through React, though not through the page.
      onCancel={(event) => {
        if (event.target !== ref.current) return;
        event.preventDefault();
        onClose();
      }}
      // A browser may close a dialog by itself when Escape is pressed twice.
      onClose={(event) => {
        if (event.target === ref.current && ref.current?.isConnected) onClose();
      }}
      onPointerDown={(event) => {
        pressedOutside.current = event.target === ref.current;
      }}
      onClick={(event) => {
        if (event.target === ref.current && pressedOutside.current) onClose();
      }}
    >
      <div className={styles.panel}>
        <header className={titleHidden ? styles.floatingHeader : styles.header}>
          <h2 id={titleId} tabIndex={-1} className={titleHidden ? "visually-hidden" : undefined}>
            {title}
          </h2>
          <button
            type="button"
            className={styles.close}
            aria-label={closeLabel}
            title={closeLabel}
            onClick={onClose}
          >
            <span aria-hidden="true">×</span>
          </button>
        </header>
        <LiveRegion>{children}</LiveRegion>
      </div>
    </dialog>
  );
}

/**
 * The keyboard starts at the first control behind the close button; at the title where there is none, where the
 * content is to be read, and where a keyboard on the screen would cover it.
 */
function focusStart(dialog: HTMLElement, reading: boolean): void {
  const [title, , first] = dialog.querySelectorAll<HTMLElement>(
    "h2, a, button, input:not([hidden], [type=radio]:not(:checked)), select, textarea",
  );
  (reading || matchMedia("(pointer: coarse)").matches ? title : (first ?? title))?.focus();
}
