import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { accountOptions } from "../../../data/account-query";
import { usePlaytestRole } from "../../../data/playtest/playtest-role";
import { useReports } from "../../../data/playtest/reports/use-reports";
import { roundOptions } from "../../../data/playtest/round-data";
import { session } from "../../../data/session";
import { useStore } from "../../../data/store";
import { useTranslation } from "../../../i18n/translation";
import { Page } from "../../../ui/page";
import { LostReports } from "./lost-reports";
import { TesterPage } from "./tester-page";

/** What a tester does in the round; one sentence for everybody else (docs/rules/playtest.md §1). */
export function PlaytestPage({ pending }: { readonly pending: ReactNode }) {
  const { t } = useTranslation();
  const role = usePlaytestRole();
  const isSignedIn = useStore(session) !== "out";
  const account = useQuery({ ...accountOptions(), enabled: isSignedIn });
  const state = useReports(role !== "none");
  const round = useQuery({ ...roundOptions(), enabled: role !== "none" });
  if (role === "none" && isSignedIn && account.isPending) return pending;
  if (state.status === "loading" || (role !== "none" && round.isPending)) return pending;
  if (role === "none" || state.status === "none") {
    return (
      <Page>
        <h1 className="visually-hidden">{t("shell.playtest")}</h1>
        <p>{t("tester.none")}</p>
        {state.status === "none" && state.store && <LostReports store={state.store} />}
      </Page>
    );
  }
  return <TesterPage role={role} state={state} />;
}
