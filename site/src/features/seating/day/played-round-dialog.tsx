import { type FormEvent, useState } from "react";
import { changeDay } from "../../../data/seating/day-store";
import type { Day } from "../../../domain/seating/day/day";
import { type RoundProblem, readRound, withPlayedRound } from "../../../domain/seating/day/round-text";
import { type Translate, useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import styles from "../../../ui/dialog-form.module.css";
import { LabelledTextArea } from "../../../ui/form/labelled-text-area";

interface PlayedRoundDialogProps {
  readonly day: Day;
  readonly onClose: () => void;
}

/** Takes the seats of a round that was played elsewhere. */
export function PlayedRoundDialog({ day, onClose }: PlayedRoundDialogProps) {
  const { t } = useTranslation();
  const [text, setText] = useState("");
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readRound(day, text);
    if ("problems" in read) {
      setError(formatProblem(t, read.problems[0]));
      return;
    }
    changeDay(withPlayedRound(day, read.round));
    onClose();
  };
  return (
    <Dialog
      title={t("seating-day.type-round", { round: day.played + 1 })}
      size="xs"
      closeLabel={t("common.close")}
      onClose={onClose}
    >
      <form className={styles.form} noValidate onSubmit={submit}>
        <LabelledTextArea
          label={t("seating-day.type-round-tables")}
          hint={t("seating-day.type-round-hint")}
          error={error}
          rows={8}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <div className={styles.choices}>
          <Button type="submit" variant="primary">
            {t("seating-day.save")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function formatProblem(t: Translate, problem: RoundProblem | undefined): string {
  switch (problem?.kind) {
    case "unknown":
      return t("seating-day.round-unknown", { line: problem.line, name: problem.name });
    case "twice":
      return t("seating-day.round-twice", { line: problem.line, name: problem.name });
    case "size":
      return t("seating-day.round-size", { line: problem.line, players: problem.count });
    default:
      return t("seating-day.round-empty");
  }
}
