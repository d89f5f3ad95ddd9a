import { type ReactNode, useEffect, useId, useRef } from "react";
import styles from "./dialog.module.css";
import { LiveRegion } from "./live-region";

interface DialogProps {
  readonly title: string;
  /** Hides the title visually, but not from assistive technology. */
  readonly titleHidden?: boolean;
  /** The content is a text to read, so the title has the initial focus. */
  readonly reading?: boolean;
  readonly size?: "xs" | "sm" | "md" | "lg" | "xl";
  readonly closeLabel: string;
  /** Called by Escape, the close button and clicks outside. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A modal dialog based on the native element, which provides focus trap, inert page and top layer. It is open while
 * it is rendered; afterwards the focus returns to the previous element.
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
    // A click on the backdrop targets the dialog element itself; keyboard users have Escape.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the dialog closes by Escape natively
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className={`${styles.dialog} ${styles[size] ?? ""}`}
      // React bubbles events of nested dialogs, although the DOM does not.
      onCancel={(event) => {
        if (event.target !== ref.current) return;
        event.preventDefault();
        onClose();
      }}
      // Browsers may close a dialog by themselves when Escape is pressed twice.
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
 * Focuses the first control after the close button, or the title if there is none, if the content is a text to read,
 * or if a virtual keyboard would cover the content.
 */
function focusStart(dialog: HTMLElement, reading: boolean): void {
  const [title, , first] = dialog.querySelectorAll<HTMLElement>(
    "h2, a, button, input:not([hidden], [type=radio]:not(:checked)), select, textarea",
  );
  (reading || matchMedia("(pointer: coarse)").matches ? title : (first ?? title))?.focus();
}
