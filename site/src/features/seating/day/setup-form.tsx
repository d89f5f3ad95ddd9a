import { type FormEvent, useState } from "react";
import { typedNames } from "../../../data/seating/day-settings";
import { changeDay } from "../../../data/seating/day-store";
import { useStore } from "../../../data/store";
import { newDay } from "../../../domain/seating/day/day";
import { readNames } from "../../../domain/seating/day/names";
import { seatingTask, withSeating } from "../../../domain/seating/day/plan";
import { MAX_PLAYERS, MIN_PLAYERS } from "../../../domain/seating/seating";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import { FieldBlock } from "../../../ui/form/field-row";
import { LabelledTextArea } from "../../../ui/form/labelled-text-area";
import { Panel } from "../../../ui/panel";
import styles from "./day.module.css";
import { formatNameProblems } from "./name-problems";
import { OutPlan } from "./out-plan";
import { randomSeed } from "./random-number";
import { RoundsField } from "./rounds-field";
import { SearchProgress } from "./search-progress";
import { useSeater } from "./use-seater";

/** Rounds of most tournaments. */
const USUAL_ROUNDS = 3;

/** The list of players and the number of rounds, before anybody is seated. */
export function SetupForm({ onSeated }: { readonly onSeated: () => void }) {
  const { t } = useTranslation();
  const text = useStore(typedNames);
  const [count, setCount] = useState(USUAL_ROUNDS);
  const seater = useSeater();
  const { players, problems } = readNames(text);
  const size = players.length < MIN_PLAYERS ? "few" : players.length > MAX_PLAYERS ? "many" : "fits";
  const day = newDay(players, count);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const task = seatingTask(day, randomSeed());
    if (!task) return;
    seater.seat(task, (seating) => {
      onSeated();
      changeDay(withSeating(day, seating));
    });
  };
  return (
    <Panel title={t("seating-day.title")}>
      <form className={styles.form} onSubmit={submit}>
        <LabelledTextArea
          label={t("seating-day.names")}
          hint={t("seating-day.names-hint")}
          error={problems.length > 0 ? formatNameProblems(t, problems) : undefined}
          rows={14}
          autoComplete="off"
          value={text}
          onChange={({ target }) => {
            // The search knows the former list.
            seater.cancel();
            typedNames.set(target.value);
          }}
        />
        <FieldBlock label={t("seating-day.rounds")}>
          <RoundsField
            count={count}
            least={1}
            onChange={(next) => {
              seater.cancel();
              setCount(next);
            }}
          />
        </FieldBlock>
        <p className={styles.note}>
          {size === "fits"
            ? t("seating-day.counted", { count: players.length })
            : t(size === "few" ? "seating-day.few" : "seating-day.many")}
        </p>
        {size === "fits" && <OutPlan day={day} />}
        <SearchProgress seater={seater}>
          <Button type="submit" variant="primary" disabled={size !== "fits" || problems.length > 0}>
            {t("seating-day.seat-players")}
          </Button>
        </SearchProgress>
      </form>
    </Panel>
  );
}
