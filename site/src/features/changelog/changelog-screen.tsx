import { useQuery } from "@tanstack/react-query";
import { changelogOptions } from "../../data/changelog";
import { type ProductVersion, versionOptions } from "../../data/version";
import { formatDay } from "../../i18n/day";
import { about } from "../../i18n/en/about";
import { changelog } from "../../i18n/en/changelog";
import { titles } from "../../i18n/en/titles";
import { useTranslation } from "../../i18n/translation";
import { Bullets } from "../../ui/bullets";
import { Button } from "../../ui/button";
import { LinkedText } from "../../ui/linked-text";
import { Page } from "../../ui/page";
import { Panel } from "../../ui/panel";

/** @public Loaded along with the page. */
export const messages = [about, changelog, titles];

/** All versions, newest first, in English. */
export default function ChangelogScreen() {
  const { t } = useTranslation();
  return (
    <Page>
      <h1>{t("titles.changelog")}</h1>
      <Releases />
    </Page>
  );
}

function Releases() {
  const { t } = useTranslation();
  const history = useQuery(changelogOptions());
  const latest = useQuery(versionOptions());
  if (history.data) {
    return history.data.map((release) => <ReleasePanel key={release.version} release={release} />);
  }
  if (!history.isError || latest.isPending) return <p role="status">{t("common.loading")}</p>;
  return (
    <>
      <p role="status">{t(latest.data ? "changelog.latest-only" : "changelog.failed")}</p>
      <Button onClick={() => void history.refetch()}>{t("common.retry")}</Button>
      {latest.data && <ReleasePanel release={latest.data} />}
    </>
  );
}

interface ReleasePanelProps {
  /** The static version file has no date. */
  readonly release: ProductVersion & { readonly date?: string };
}

function ReleasePanel({ release }: ReleasePanelProps) {
  const { t } = useTranslation();
  const { version, date, changes } = release;
  return (
    <Panel title={t("about.version", { version })}>
      {date && <p>{formatDay(t, date)}</p>}
      <Bullets lang="en">
        {changes.map((change) => (
          <li key={change}>
            <LinkedText text={change} />
          </li>
        ))}
      </Bullets>
    </Panel>
  );
}
