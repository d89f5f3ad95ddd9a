import type { Source, SourceReport } from "../../generated/published";
import type { MessageKey } from "../../i18n/catalogue";
import { formatDay } from "../../i18n/day";
import { useTranslation } from "../../i18n/translation";
import { ScrollRegion } from "../../ui/scroll-region";
import styles from "./open-data.module.css";

/** Terms of the sources, as NOTICE.md has them: names of licenses are the same in all languages. */
const LICENCES: Readonly<Record<string, string | { readonly message: MessageKey }>> = {
  cards: "Paradox Interactive AB (Dark Pack)",
  rulings: { message: "open-data.no-licence" },
  translations: "Apache License 2.0",
  "third-party ids": { message: "open-data.no-licence" },
  "winning decks": { message: "open-data.no-licence" },
  tournaments: { message: "open-data.organizers" },
  icons: "Paradox Interactive AB (Dark Pack)",
};

/** Where the data come from, and under which terms. */
export function SourceTable({ sources }: { readonly sources: readonly (Source | SourceReport)[] }) {
  const { t } = useTranslation();
  return (
    <ScrollRegion label={t("open-data.sources-table")} className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            {(["source", "origin", "date", "licence"] as const).map((column) => (
              <th key={column} scope="col">
                {t(`open-data.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sources.map((source) => (
            <SourceRow key={source.name} source={source} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function SourceRow({ source }: { readonly source: Source | SourceReport }) {
  const { t } = useTranslation();
  const { name, origin, status, date } = source;
  const licence = LICENCES[name] ?? "";
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        {status === "present" ? origin : t(`open-data.${status}`)}
        {"problem" in source && (
          <p>
            {t("open-data.kept")} <span lang="en">{source.problem}</span>
          </p>
        )}
      </td>
      <td>{date && formatDay(t, date)}</td>
      <td>{typeof licence === "string" ? licence : t(licence.message)}</td>
    </tr>
  );
}
