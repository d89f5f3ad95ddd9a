import { X } from "lucide";
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { useTranslation } from "../../i18n/translation";
import { Button, IconButton } from "../button";
import { Icon } from "../icon";
import styles from "./filter-sheet.module.css";

interface FilterSheetProps {
  /** Text of the button, with the number of results. */
  readonly submitLabel: string;
  readonly emptyRequest: boolean;
  /** False if no filter is set. */
  readonly onSubmit: () => boolean;
  readonly onClear: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * The filters over the results: full height on a phone, a drawer at the right on a tablet. It is open while it is
 * rendered.
 */
export function FilterSheet(props: FilterSheetProps) {
  const { submitLabel, emptyRequest, onSubmit, onClear, onClose, children } = props;
  const { t } = useTranslation();
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useModal(ref);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (onSubmit()) onClose();
  };
  return (
    // A click on the backdrop targets the dialog element itself; keyboard users have Escape.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the dialog closes by Escape natively
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className={styles.sheet}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === ref.current) onClose();
      }}
    >
      <form className={styles.form} onSubmit={submit}>
        <header className={styles.header}>
          <h2 id={titleId}>{t("search.filters")}</h2>
          <Button variant="ghost" onClick={onClear}>
            {t("search.clear")}
          </Button>
          <IconButton label={t("common.close")} icon={<Icon of={X} size={20} />} onClick={onClose} />
        </header>
        <div className={styles.fields}>{children}</div>
        <footer className={styles.footer}>
          <p role="alert" className={styles.message}>
            {emptyRequest && t("search.empty-request")}
          </p>
          <Button type="submit" variant="primary">
            {submitLabel}
          </Button>
        </footer>
      </form>
    </dialog>
  );
}

function useModal(ref: { readonly current: HTMLDialogElement | null }): void {
  useEffect(() => {
    const dialog = ref.current;
    const opener = document.activeElement;
    dialog?.showModal();
    return () => {
      dialog?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [ref]);
}
