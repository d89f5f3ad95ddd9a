import { type FormEvent, useState } from "react";
import { changeDay } from "../../../data/seating/day-store";
import type { Day } from "../../../domain/seating/day/day";
import { readLatecomers, withLatecomers } from "../../../domain/seating/day/roster";
import { MAX_PLAYERS } from "../../../domain/seating/seating";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import { LabelledInput } from "../../../ui/form/labelled-input";
import { formatNameProblems } from "./name-problems";

/** Adds players who come later; they play from the next round on. */
export function LatecomersForm({ day }: { readonly day: Day }) {
  const { t } = useTranslation();
  const [text, setText] = useState("");
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { players, problems } = readLatecomers(day, text);
    const isFull = day.players.length + players.length > MAX_PLAYERS;
    setError(
      isFull ? t("seating-day.many") : problems.length > 0 ? formatNameProblems(t, problems) : undefined,
    );
    if (isFull || problems.length > 0 || players.length === 0) return;
    changeDay(withLatecomers(day, players));
    setText("");
  };
  return (
    <form onSubmit={submit} noValidate>
      <LabelledInput
        label={t("seating-day.latecomer")}
        error={error}
        value={text}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
        after={<Button type="submit">{t("seating-day.add")}</Button>}
      />
    </form>
  );
}
