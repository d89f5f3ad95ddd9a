import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { openApiOptions } from "../../data/open-api";
import { useTranslation } from "../../i18n/translation";
import { Button } from "../../ui/button";
import styles from "./open-data.module.css";

/** The functions of the site that have routes. */
const FUNCTIONS = [
  "account",
  "decks",
  "inventory",
  "meta",
  "pda",
  "playtest",
  "recommendation",
  "share",
] as const;

/** The API in short, function by function; a document is fetched when it is opened. */
export function ApiList() {
  return FUNCTIONS.map((name) => <ApiFunction key={name} name={name} />);
}

function ApiFunction({ name }: { readonly name: string }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.api} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{name}</summary>
      <p>
        <a href={`/schemas/openapi-${name}.json`}>{t("open-data.api-document", { name })}</a>
      </p>
      {open && <Operations name={name} />}
    </details>
  );
}

function Operations({ name }: { readonly name: string }) {
  const { t } = useTranslation();
  const { data, isError, refetch } = useQuery(openApiOptions(name));
  if (isError) {
    return (
      <p role="alert">
        {t("open-data.failed")} <Button onClick={() => void refetch()}>{t("common.retry")}</Button>
      </p>
    );
  }
  if (!data) return <p role="status">{t("common.loading")}</p>;
  return (
    <ul className={styles.list} lang="en">
      {data.map(({ method, path, summary, answers }) => (
        <li key={`${method} ${path}`}>
          <code>
            {method} {path}
          </code>{" "}
          {summary}
          <br />
          <small lang={undefined}>{t("open-data.api-answers", { codes: answers.join(", ") })}</small>
        </li>
      ))}
    </ul>
  );
}
