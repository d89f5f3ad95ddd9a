import { type FormEvent, useRef, useState } from "react";
import { useRoundData } from "../../../data/playtest/round-data";
import { isRoundId } from "../../../domain/playtest/round-id";
import type { RoundSchema } from "../../../generated/api";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import { LabelledInput } from "../../../ui/form/labelled-input";
import { Panel } from "../../../ui/panel";
import styles from "./manage.module.css";

interface NewRoundProps {
  readonly rounds: readonly RoundSchema[];
  readonly open: RoundSchema | undefined;
  readonly onOpen: (round: string, name: string) => void;
}

/** Opens a new round, unless one is open. */
export function NewRound(props: NewRoundProps) {
  const { t } = useTranslation();
  const { open } = props;
  return (
    <Panel title={t("playtest-admin.open-title")}>
      {open ? <p>{t("playtest-admin.one-open", { round: open.name })}</p> : <NewRoundForm {...props} />}
    </Panel>
  );
}

const MAX_NAME_LENGTH = 80;

/** The published data suggest the short name and the name of the round. */
function NewRoundForm({ rounds, onOpen }: NewRoundProps) {
  const { t } = useTranslation();
  const published = useRoundData()?.round;
  const suggested = rounds.some(({ id }) => id === published?.id) ? undefined : published;
  const [id, setId] = useState<string | undefined>();
  const [name, setName] = useState<string | undefined>();
  const [problem, setProblem] = useState<string | undefined>();
  const input = useRef<HTMLInputElement>(null);
  const shownId = id ?? suggested?.id ?? "";
  const shownName = name ?? suggested?.name ?? "";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const round = shownId.trim();
    const isTaken = rounds.some((one) => one.id === round);
    if (isRoundId(round) && !isTaken) return onOpen(round, shownName.trim());
    setProblem(t(isTaken ? "playtest-admin.round-id-taken" : "playtest-admin.round-id-wrong"));
    input.current?.focus();
  };
  return (
    <form className={styles.newRound} noValidate onSubmit={submit}>
      <LabelledInput
        ref={input}
        label={t("playtest-admin.round-id")}
        hint={t("playtest-admin.round-id-hint")}
        error={problem}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={shownId}
        onChange={({ target }) => {
          setId(target.value);
          setProblem(undefined);
        }}
      />
      <LabelledInput
        label={t("playtest-admin.round-name")}
        hint={t("playtest-admin.round-name-hint")}
        autoComplete="off"
        maxLength={MAX_NAME_LENGTH}
        value={shownName}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" variant="primary">
        {t("playtest-admin.open")}
      </Button>
    </form>
  );
}
