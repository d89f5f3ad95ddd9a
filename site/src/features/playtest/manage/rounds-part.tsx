import { useQuery, useQueryClient } from "@tanstack/react-query";
import { changeRound, roundsOptions } from "../../../data/playtest/rounds";
import type { RoundSchema } from "../../../generated/api";
import { useTranslation } from "../../../i18n/translation";
import { Panel } from "../../../ui/panel";
import { LoadProblem } from "../admins/load-problem";
import { useAdminAction } from "../admins/use-admin-action";
import { NewRound } from "./new-round";
import type { PartProps } from "./part-props";
import { type AskedState, askedState, RoundConfirmation } from "./round-confirmation";
import { RoundList } from "./round-list";

/** Opens, closes, reopens and archives rounds (docs/rules/playtest.md §4). */
export function RoundsPart({ dialog }: PartProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(roundsOptions());
  if (data) return <Rounds rounds={data} dialog={dialog} />;
  if (error) return <LoadProblem error={error} onRetry={() => void refetch()} />;
  return <p role="status">{t("common.loading")}</p>;
}

function Rounds({ rounds, dialog }: PartProps & { readonly rounds: readonly RoundSchema[] }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { run, busy, problem } = useAdminAction();
  const open = rounds.find(({ state }) => state === "open");
  const asked = askedState(dialog.name, rounds);
  const confirm = ({ round, state, name }: AskedState) => {
    dialog.close();
    run(() => changeRound(client, round, state, name));
  };
  return (
    <>
      <Panel title={t("playtest-admin.rounds")}>
        {rounds.length === 0 && <p>{t("playtest-admin.no-rounds")}</p>}
        <RoundList
          rounds={rounds}
          open={open}
          busy={busy}
          problem={problem}
          onAsk={(round, state) => dialog.open(`round ${state} ${round}`)}
        />
      </Panel>
      <NewRound
        rounds={rounds}
        open={open}
        onOpen={(round, name) => dialog.open(`round open ${round} ${name}`)}
      />
      {asked && <RoundConfirmation asked={asked} onConfirm={() => confirm(asked)} onCancel={dialog.close} />}
    </>
  );
}
