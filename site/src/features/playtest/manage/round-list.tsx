import type { RoundSchema } from "../../../generated/api";
import { formatDay } from "../../../i18n/day";
import { type Translate, useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import admins from "../admins/admins.module.css";
import styles from "./manage.module.css";

interface RoundListProps {
  readonly rounds: readonly RoundSchema[];
  readonly open: RoundSchema | undefined;
  readonly busy: boolean;
  readonly problem: string | undefined;
  readonly onAsk: (round: string, state: RoundSchema["state"]) => void;
}

/** All rounds, newest first, with the changes that their state allows. */
export function RoundList({ rounds, open, busy, problem, onAsk }: RoundListProps) {
  const { t } = useTranslation();
  return (
    <>
      <ul aria-label={t("playtest-admin.rounds")} className={styles.rounds}>
        {rounds.map((round) => (
          <li key={round.id}>
            <div>
              <strong>{round.name}</strong>
              <p className={styles.state}>{describe(t, round)}</p>
            </div>
            <div className={styles.actions}>
              {changesOf(round, open).map(({ action, state }) => (
                <Button
                  key={action}
                  aria-label={t(`playtest-admin.${action}-round`, { round: round.name })}
                  aria-disabled={busy}
                  onClick={() => !busy && onAsk(round.id, state)}
                >
                  {t(`playtest-admin.${action}`)}
                </Button>
              ))}
            </div>
          </li>
        ))}
      </ul>
      {problem !== undefined && <p className={admins.problem}>{problem}</p>}
    </>
  );
}

interface RoundChange {
  readonly action: "close" | "reopen" | "archive";
  readonly state: RoundSchema["state"];
}

const CLOSE: RoundChange = { action: "close", state: "closed" };
const REOPEN: RoundChange = { action: "reopen", state: "open" };
const ARCHIVE: RoundChange = { action: "archive", state: "archived" };

/** An archived round stays as it is; a closed one opens again unless another one is open. */
function changesOf({ state }: RoundSchema, open: RoundSchema | undefined): readonly RoundChange[] {
  if (state === "open") return [CLOSE, ARCHIVE];
  if (state === "closed") return open ? [ARCHIVE] : [REOPEN, ARCHIVE];
  return [];
}

/** "open · Opened on 2 May 2026" */
function describe(t: Translate, { id, name, state, opened, ended }: RoundSchema): string {
  const parts = [
    t(`playtest-admin.state-${state}`),
    name !== id && id,
    t("playtest-admin.opened-on", { day: formatDay(t, opened) }),
    ended !== null && state !== "open" && t(`playtest-admin.${state}-on`, { day: formatDay(t, ended) }),
  ];
  return parts.filter(Boolean).join(" · ");
}
