import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { dataReportOptions } from "../../data/data-report";
import { manifestOptions } from "../../data/manifest";
import type { Source } from "../../generated/published";
import type { MessageKey } from "../../i18n/catalogue";
import { openData } from "../../i18n/en/open-data";
import { titles } from "../../i18n/en/titles";
import { useTranslation } from "../../i18n/translation";
import { loadOptionalStyles } from "../../lazy/optional-styles";
import { Bullets } from "../../ui/bullets";
import { Button } from "../../ui/button";
import { Page } from "../../ui/page";
import { LinkedHeading } from "../../ui/reading/linked-heading";
import { useFragment } from "../../ui/reading/use-fragment";
import { ApiList } from "./api-list";
import { FileTable } from "./file-table";
import { LastRun } from "./last-run";
import styles from "./open-data.module.css";
import { SourceTable } from "./source-table";

/** @public Loaded along with the page. */
export const messages = [openData, titles];

/** @public Loaded along with it. */
export const prepare = loadOptionalStyles;

/** The published files with their rights, and the API, for people who build on them. */
export default function OpenDataScreen() {
  const { t } = useTranslation();
  const manifest = useQuery({ ...manifestOptions(), throwOnError: false });
  const report = useQuery(dataReportOptions());
  const isPending = manifest.isPending || report.isPending;
  useFragment();
  return (
    <Page>
      <h1>{t("titles.data")}</h1>
      <p>{t("open-data.lead")}</p>
      <Section name="may">
        <Bullets>
          {(["files", "latest", "rights", "decks", "account"] as const).map((rule) => (
            <li key={rule}>{t(`open-data.may-${rule}`)}</li>
          ))}
        </Bullets>
      </Section>
      {isPending && <p role="status">{t("common.loading")}</p>}
      {manifest.isError && (
        <p role="alert">
          {t("open-data.failed")} <Button onClick={() => void manifest.refetch()}>{t("common.retry")}</Button>
        </p>
      )}
      {manifest.data && !isPending && (
        <>
          <Section name="files">
            <p>
              {t("open-data.version", { version: manifest.data.version })}:{" "}
              <a href="/data/manifest.json">{t("open-data.manifest")}</a>
            </p>
            <FileTable manifest={manifest.data} />
          </Section>
          <Section name="sources">
            <SourceTable sources={report.data?.sources ?? manifest.data.sources} />
            <LastRun run={report.data?.run} />
          </Section>
        </>
      )}
      {/* What follows waits, too: it would move. */}
      {!isPending && (
        <>
          <Section name="feeds">
            <ul className={styles.list}>
              {feedsOf(manifest.data?.sources).map(([feed, title]) => (
                <li key={feed}>
                  {t(title)}: <a href={`/feeds/${feed}.atom`}>Atom</a>,{" "}
                  <a href={`/feeds/${feed}.json`}>JSON Feed</a>
                </li>
              ))}
            </ul>
          </Section>
          <Section name="api">
            <p>{t("open-data.api-text")}</p>
            <ApiList />
          </Section>
        </>
      )}
    </Page>
  );
}

const FEEDS: readonly (readonly [string, MessageKey])[] = [
  ["changes", "open-data.feed-changes"],
  ["winning-decks", "open-data.feed-decks"],
  ["versions", "open-data.feed-versions"],
];

/** The feeds of the site: winning decks have none if they are absent or a sample. */
function feedsOf(sources: readonly Source[] | undefined) {
  const decks = sources?.find(({ name }) => name === "winning decks");
  return FEEDS.filter(([feed]) => feed !== "winning-decks" || !decks || decks.status === "present");
}

interface SectionProps {
  readonly name: "may" | "files" | "sources" | "feeds" | "api";
  readonly children: ReactNode;
}

function Section({ name, children }: SectionProps) {
  const { t } = useTranslation();
  const title = t(`open-data.${name}`);
  return (
    <section aria-labelledby={name} className={styles.section}>
      <LinkedHeading id={name} title={title} label={t("open-data.link", { title })} />
      {children}
    </section>
  );
}
