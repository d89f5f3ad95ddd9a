import type { FormEvent, ReactNode } from "react";
import { useTranslation } from "../i18n/translation";
import { Button } from "./button";
import styles from "./confirmation.module.css";
import { Dialog } from "./dialog";

export interface ConfirmationProps {
  readonly title: string;
  /** Name of the action: "Delete". */
  readonly confirmLabel: string;
  readonly onConfirm: () => void;
  /** Called by Cancel, Escape and clicks outside. */
  readonly onCancel: () => void;
  /** The consequences. */
  readonly children?: ReactNode;
}

/** Asks for confirmation of an irreversible action; Cancel has the initial focus. */
export function Confirmation(props: ConfirmationProps) {
  return <ConfirmationForm {...props} onSubmit={props.onConfirm} />;
}

interface FormProps extends ConfirmationProps {
  readonly field?: ReactNode;
  readonly onSubmit: () => void;
}

/** Both kinds of confirmation; a field has the initial focus. */
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

/** Marks the element that the browser focuses when the dialog opens. */
export function focusFirst(element: HTMLElement | null): void {
  element?.setAttribute("autofocus", "");
}
