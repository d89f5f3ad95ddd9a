import { type FormEvent, useRef, useState } from "react";
import { usePublishedRound } from "../../../data/playtest/round-data";
import { isRoundId } from "../../../domain/playtest/round-id";
import type { RoundSchema } from "../../../generated/api";
import type { RoundName } from "../../../generated/published";
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
export function NewRound({ open, ...props }: NewRoundProps) {
  const { t } = useTranslation();
  return (
    <Panel title={t("playtest-admin.open-title")}>
      {open ? <p>{t("playtest-admin.one-open", { round: open.name })}</p> : <LoadedForm {...props} />}
    </Panel>
  );
}

type FormProps = Pick<NewRoundProps, "rounds" | "onOpen">;

/** Fields that the round of the published data fills: they are shown once it is known, so that none changes later. */
function LoadedForm(props: FormProps) {
  const { t } = useTranslation();
  const published = usePublishedRound();
  if (published === "loading") return <p role="status">{t("common.loading")}</p>;
  const isKnown = props.rounds.some(({ id }) => id === published?.round.id);
  return <NewRoundForm {...props} suggested={isKnown ? undefined : published?.round} />;
}

const MAX_NAME_LENGTH = 80;

function NewRoundForm({
  rounds,
  suggested,
  onOpen,
}: FormProps & { readonly suggested: RoundName | undefined }) {
  const { t } = useTranslation();
  const [id, setId] = useState(suggested?.id ?? "");
  const [name, setName] = useState(suggested?.name ?? "");
  const [problem, setProblem] = useState<string | undefined>();
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const round = id.trim();
    const isTaken = rounds.some((one) => one.id === round);
    if (isRoundId(round) && !isTaken) return onOpen(round, name.trim());
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
        value={id}
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
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" variant="primary">
        {t("playtest-admin.open")}
      </Button>
    </form>
  );
}
