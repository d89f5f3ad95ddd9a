import { useQuery } from "@tanstack/react-query";
import { manifestOptions } from "../../data/manifest";
import type { Manifest, Source } from "../../generated/published";
import type { MessageKey } from "../../i18n/catalogue";
import { formatDay } from "../../i18n/day";
import { useTranslation } from "../../i18n/translation";
import { Panel } from "../../ui/panel";
import styles from "./card-data.module.css";

const NAMES: Readonly<Record<string, MessageKey>> = {
  cards: "about.data-cards",
  rulings: "about.data-rulings",
  translations: "about.data-translations",
  "third-party ids": "about.data-third-party-ids",
  "winning decks": "about.data-winning-decks",
  tournaments: "about.data-tournaments",
  icons: "about.data-icons",
};

/** Sources in the language of players; the manifest describes them for developers. */
const ORIGINS: Readonly<Record<string, MessageKey>> = {
  cards: "about.from-cards",
  rulings: "about.from-rulings",
  translations: "about.from-translations",
  "third-party ids": "about.from-third-party-ids",
  "winning decks": "about.from-winning-decks",
  tournaments: "about.from-tournaments",
  icons: "about.from-icons",
};

const ABSENT: Readonly<Record<string, MessageKey>> = {
  translations: "about.absent-translations",
  "winning decks": "about.absent-winning-decks",
};

/** Age and sources of the card data, and missing data. */
export function CardData() {
  const { t } = useTranslation();
  const { data, isError } = useQuery({ ...manifestOptions(), throwOnError: false });
  return (
    <Panel title={t("about.data")}>
      {data && <Provenance manifest={data} />}
      {!data && <p>{t(isError ? "about.data-failed" : "common.loading")}</p>}
    </Panel>
  );
}

function Provenance({ manifest }: { readonly manifest: Manifest }) {
  const { t } = useTranslation();
  const { crypt, library } = manifest.counts;
  return (
    <>
      <p>
        {t("about.data-version", { version: manifest.version })}
        {crypt !== undefined && library !== undefined && <>: {t("about.data-counts", { crypt, library })}</>}
      </p>
      <dl className={styles.sources}>
        {manifest.sources.map((source) => (
          <SourceRow key={source.name} source={source} />
        ))}
      </dl>
    </>
  );
}

function SourceRow({ source }: { readonly source: Source }) {
  const { t } = useTranslation();
  const name = NAMES[source.name];
  return (
    <div className={styles.source}>
      <dt>{name ? t(name) : source.name}</dt>
      <dd>
        <SourceStatus source={source} />
      </dd>
    </div>
  );
}

function SourceStatus({ source }: { readonly source: Source }) {
  const { t } = useTranslation();
  if (source.status === "absent") return t(ABSENT[source.name] ?? "about.absent");
  const origin = ORIGINS[source.name];
  return (
    <>
      {source.status === "sample" ? t("about.sample") : origin && t(origin)}
      {source.date && <>, {formatDay(t, source.date)}</>}
    </>
  );
}
