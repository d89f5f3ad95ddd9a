import type { RoundSchema } from "../../../generated/api";
import { useTranslation } from "../../../i18n/translation";
import { Confirmation } from "../../../ui/confirmation";

/** A change of a round that waits for its confirmation. */
export interface AskedState {
  readonly round: string;
  readonly state: RoundSchema["state"];
  /** Of a new round, "" for none. */
  readonly name: string;
  /** Name of the round for people. */
  readonly title: string;
}

/** Reads the name of the dialog: "round closed 2026-1", or "round open 2026-2 Second round" for a new round. */
export function askedState(
  dialog: string | undefined,
  rounds: readonly RoundSchema[],
): AskedState | undefined {
  const [, state, round = "", name = ""] =
    /^round (open|closed|archived) (\S+) ?(.*)$/s.exec(dialog ?? "") ?? [];
  if (state !== "open" && state !== "closed" && state !== "archived") return undefined;
  const known = rounds.find(({ id }) => id === round);
  return { round, state, name, title: known?.name ?? (name || round) };
}

interface RoundConfirmationProps {
  readonly asked: AskedState;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

const ACTIONS = { open: "open", closed: "close", archived: "archive" } as const;

/** Says what the change of a round means for the reports. */
export function RoundConfirmation({ asked, onConfirm, onCancel }: RoundConfirmationProps) {
  const { t } = useTranslation();
  const action = ACTIONS[asked.state];
  return (
    <Confirmation
      title={t(`playtest-admin.confirm-${action}`, { round: asked.title })}
      confirmLabel={t(`playtest-admin.${action}`)}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>{t(`playtest-admin.${action}-text`)}</p>
    </Confirmation>
  );
}
