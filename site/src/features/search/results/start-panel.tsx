import type { CardKind } from "../../../domain/card/card";
import type { CardForm, CriteriaByKind } from "../../../domain/search/criteria";
import { searchUrl } from "../../../domain/search/search-url";
import { useTranslation } from "../../../i18n/translation";
import type { Example } from "../../../ui/search/example";
import styles from "../../../ui/search/notices.module.css";
import { isPlain } from "../../../ui/search/plain-click";

interface StartPanelProps<Kind extends CardKind> {
  readonly kind: Kind;
  readonly form: CardForm<Kind>;
  readonly examples: readonly Example[];
  /** The search was submitted without a filter. */
  readonly emptyRequest: boolean;
  readonly onSearch: (criteria: CriteriaByKind[Kind]) => void;
}

/** Shown before a search: what to do next, and example searches. */
export function StartPanel<Kind extends CardKind>({
  kind,
  form,
  examples,
  emptyRequest,
  onSearch,
}: StartPanelProps<Kind>) {
  const { t } = useTranslation();
  return (
    <div className={styles.panel}>
      <p role="alert" className={styles.message}>
        {emptyRequest && t("search.empty-request")}
      </p>
      <h2>{t(`search.start.${kind}`)}</h2>
      <p className={styles.lead}>{t("search.start-lead")}</p>
      <h3 className={styles.examplesTitle}>{t("search.examples")}</h3>
      <ul className={styles.examples}>
        {examples.map(({ name, q }) => (
          <li key={name}>
            <a
              href={searchUrl(kind, q)}
              onClick={(event) => {
                if (!isPlain(event)) return;
                event.preventDefault();
                onSearch(form.parse(q).value);
              }}
            >
              {t(name)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
