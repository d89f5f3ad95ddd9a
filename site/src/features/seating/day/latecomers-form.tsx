import { type ClipboardEvent, type FormEvent, useState } from "react";
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
  const add = (names: string) => {
    const { players, problems } = readLatecomers(day, names);
    const isFull = day.players.length + players.length > MAX_PLAYERS;
    setError(
      isFull ? t("seating-day.many") : problems.length > 0 ? formatNameProblems(t, problems) : undefined,
    );
    if (isFull || problems.length > 0 || players.length === 0) return;
    changeDay(withLatecomers(day, players));
    setText("");
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add(text);
  };
  // A field of one line would join the names of a list.
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData("text");
    if (!pasted.trim().includes("\n")) return;
    event.preventDefault();
    add(pasted);
  };
  return (
    <form onSubmit={submit} noValidate>
      <LabelledInput
        label={t("seating-day.latecomer")}
        error={error}
        value={text}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
        onPaste={paste}
        after={<Button type="submit">{t("seating-day.add")}</Button>}
      />
    </form>
  );
}
