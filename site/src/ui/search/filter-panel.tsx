import { type FormEvent, type ReactNode, useId } from "react";
import { useTranslation } from "../../i18n/translation";
import styles from "./search-screen.module.css";

interface FilterPanelProps {
  readonly onSubmit: () => void;
  /** Called when the user is about to search. */
  readonly onApproach?: () => void;
  readonly children: ReactNode;
}

/** The filters beside the results. The search runs automatically; Enter runs it at once. */
export function FilterPanel({ onSubmit, onApproach, children }: FilterPanelProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <search aria-labelledby={titleId} className={styles.panel}>
      <h2 id={titleId} className="visually-hidden">
        {t("search.filters")}
      </h2>
      <form onSubmit={submit} onFocus={onApproach}>
        {children}
        {/* Lets Enter submit a form with several fields. */}
        <button type="submit" className="visually-hidden" tabIndex={-1}>
          {t("search.run")}
        </button>
      </form>
    </search>
  );
}
