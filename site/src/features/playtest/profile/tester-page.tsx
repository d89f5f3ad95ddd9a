import { useQuery } from "@tanstack/react-query";
import { accountOptions } from "../../../data/account-query";
import type { PlaytestRole } from "../../../data/playtest/playtest-role";
import type { ReportsState } from "../../../data/playtest/reports/use-reports";
import { useRoundData } from "../../../data/playtest/round-data";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import { Page, PanelPair } from "../../../ui/page";
import { Panel } from "../../../ui/panel";
import { GeneralOpinion } from "./general-opinion";
import { LostReports } from "./lost-reports";
import styles from "./profile.module.css";
import { RoundProgress } from "./round-progress";
import { TesterProfile } from "./tester-profile";

interface TesterPageProps {
  readonly role: PlaytestRole;
  readonly state: Extract<ReportsState, { status: "ready" | "failed" }>;
}

/** The progress of a tester in the round, and the profile. */
export function TesterPage({ role, state }: TesterPageProps) {
  const { t } = useTranslation();
  const account = useQuery({ ...accountOptions(), enabled: false });
  const data = useRoundData();
  return (
    <Page>
      <h1 tabIndex={-1}>{t("shell.playtest")}</h1>
      <div className={styles.head}>
        <p>{account.data && t("tester.logged-as", { name: account.data.username })}</p>
        {role === "admin" && (
          <nav className={styles.links} aria-label={t("shell.playtest")}>
            <a className={styles.link} href="/playtest/manage">
              {t("tester.manage")}
            </a>
            <a className={styles.link} href="/playtest/reports">
              {t("tester.reports")}
            </a>
          </nav>
        )}
      </div>
      {state.status === "ready" && <LostReports store={state.store} data={data} />}
      <PanelPair
        first={<Round state={state} />}
        second={
          <>
            {state.status === "ready" && state.own.round && (
              <GeneralOpinion own={state.own} store={state.store} round={state.own.round} />
            )}
            {/* The last panel grows when its data is loaded. */}
            <Panel title={t("tester.profile")}>
              <TesterProfile reports={state.status === "ready" ? state.own.reports : undefined} />
            </Panel>
          </>
        }
      />
    </Page>
  );
}

function Round({ state }: Pick<TesterPageProps, "state">) {
  const { t } = useTranslation();
  if (state.status === "failed") {
    return (
      <Panel title={t("tester.to-do")}>
        <p role="alert">{t("report.failed")}</p>
        <p>
          <Button onClick={state.retry}>{t("common.retry")}</Button>
        </p>
      </Panel>
    );
  }
  if (!state.own.round) {
    return (
      <Panel title={t("tester.to-do")}>
        <p>{t("tester.no-round")}</p>
      </Panel>
    );
  }
  return <RoundProgress own={state.own} store={state.store} round={state.own.round} />;
}
