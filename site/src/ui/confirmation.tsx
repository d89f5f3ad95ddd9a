import type { FormEvent, ReactNode } from "react";
import { useTranslation } from "../i18n/translation";
import { Button } from "./button";
import styles from "./confirmation.module.css";
import { Dialog } from "./dialog";

export interface ConfirmationProps {
  readonly title: string;
  /** Says what is done: "Delete". */
  readonly confirmLabel: string;
  readonly onConfirm: () => void;
  /** Cancel, Escape and a click outside. */
  readonly onCancel: () => void;
  /** What follows from it. */
  readonly children?: ReactNode;
}

/** Asks before something that cannot be taken back. The keyboard begins at Cancel. */
export function Confirmation(props: ConfirmationProps) {
  return <ConfirmationForm {...props} onSubmit={props.onConfirm} />;
}

interface FormProps extends ConfirmationProps {
  readonly field?: ReactNode;
  readonly onSubmit: () => void;
}

/** Both kinds of confirmation: with a field, the keyboard begins there. */
export function ConfirmationForm({ title, confirmLabel, field, children, onSubmit, onCancel }: FormProps) {
  const { t } = useTranslation();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Dialog title={title} size="xs" closeLabel={t("common.close")} onClose={onCancel}>
      <form className={styles.form} noValidate onSubmit={submit}>
        {children}
        {field}
        <div className={styles.buttons}>
          <Button ref={field ? null : focusFirst} onClick={onCancel}>
            {t("common.cancel")}
          </Button>
          <Button type="submit" variant="primary">
            {confirmLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Where the browser puts the focus when it opens the dialog. */
export function focusFirst(element: HTMLElement | null): void {
  element?.setAttribute("autofocus", "");
}
