import { X } from "lucide";
import { type FormEvent, type ReactNode, useDeferredValue, useEffect, useId, useRef } from "react";
import type { Card, CardKind } from "../../domain/card/card";
import { type CriteriaByKind, emptyCriteria } from "../../domain/search/criteria";
import type { SearchTexts } from "../../domain/search/haystacks";
import { useTranslation } from "../../i18n/translation";
import { Button, IconButton } from "../../ui/button";
import { Icon } from "../../ui/icon";
import styles from "./filter-sheet.module.css";
import { type Found, useFound } from "./use-found";
import type { Search } from "./use-search";

interface FilterSheetProps<Kind extends CardKind, Shown extends Card> {
  readonly kind: Kind;
  readonly search: Search<Kind>;
  readonly texts: SearchTexts;
  readonly find: (criteria: CriteriaByKind[Kind], texts: SearchTexts) => Found<Shown>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * The filters over the results: full height on a phone, a drawer at the right on a tablet. Its button says how many
 * cards there would be. It is open as long as it is rendered.
 */
export function FilterSheet<Kind extends CardKind, Shown extends Card>({
  kind,
  search,
  texts,
  find,
  onClose,
  children,
}: FilterSheetProps<Kind, Shown>) {
  const { t } = useTranslation();
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useModal(ref);
  const count = useFound(kind, useDeferredValue(search.draft), texts, find)?.cards.length;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (search.submit()) onClose();
  };
  return (
    // A click on the backdrop arrives at the dialog element itself; the keyboard has Escape.
    // biome-ignore lint/a11y/useKeyWithClickEvents: closing by keyboard is the dialog's own Escape
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
          <Button variant="ghost" onClick={() => search.replace(emptyCriteria(kind))}>
            {t("search.clear")}
          </Button>
          <IconButton label={t("common.close")} icon={<Icon of={X} size={20} />} onClick={onClose} />
        </header>
        <div className={styles.fields}>{children}</div>
        <footer className={styles.footer}>
          <p role="alert" className={styles.message}>
            {search.emptyRequest && t("search.empty-request")}
          </p>
          <Button type="submit" variant="primary">
            {count === undefined ? t("search.run") : t("search.show-cards", { count })}
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
