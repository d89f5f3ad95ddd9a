import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { changesOptions, type KnownChanges } from "../../data/changes/changes";
import { rememberSeen, seenDay } from "../../data/changes/seen";
import { formatDay } from "../../i18n/day";
import { changes as messageArea } from "../../i18n/en/changes";
import { titles } from "../../i18n/en/titles";
import { useTranslation } from "../../i18n/translation";
import { loadOptionalStyles } from "../../lazy/optional-styles";
import { Button } from "../../ui/button";
import { Page } from "../../ui/page";
import { ChangeList } from "./change-list";
import styles from "./changes.module.css";
import { type RulingTexts, useRulingTexts } from "./use-ruling-texts";

/** @public Loaded along with the page. */
export const messages = [messageArea, titles];

/** @public Loaded along with it. */
export const prepare = loadOptionalStyles;

/** What has changed in the cards, newest first; the site's own versions are at /changelog. */
export default function ChangesScreen() {
  const { t } = useTranslation();
  const known = useQuery(changesOptions());
  const rulings = useRulingTexts();
  const loading = known.isPending || rulings.loading;
  const retry = () => {
    if (known.isError) void known.refetch();
    rulings.retry();
  };
  return (
    <Page>
      <h1>{t("titles.changes")}</h1>
      <p>{t("changes.lead")}</p>
      <p className={styles.links}>
        <a href="/feeds/changes.atom">{t("changes.follow")} (Atom)</a>{" "}
        <a href="/feeds/changes.json">{t("changes.follow")} (JSON Feed)</a>{" "}
        <Link to="/changelog">{t("changes.site")}</Link>
      </p>
      {loading && <p role="status">{t("common.loading")}</p>}
      {(known.isError || rulings.failed) && (
        <p role="alert">
          {t("changes.failed")} <Button onClick={retry}>{t("common.retry")}</Button>
        </p>
      )}
      {known.data === null && <p>{t("changes.unknown")}</p>}
      {known.data && !loading && <Known known={known.data} rulings={rulings.found} />}
    </Page>
  );
}

interface KnownProps {
  readonly known: KnownChanges;
  readonly rulings: RulingTexts;
}

function Known({ known, rulings }: KnownProps) {
  const { t } = useTranslation();
  const { day, wordingsSince } = known;
  useEffect(() => {
    seenDay(day);
    rememberSeen(day);
  }, [day]);
  return (
    <>
      <p className={styles.since}>
        {wordingsSince === undefined
          ? t("changes.since-unknown")
          : t("changes.since", { day: formatDay(t, wordingsSince) })}
      </p>
      <ChangeList known={known} rulings={rulings} />
    </>
  );
}
