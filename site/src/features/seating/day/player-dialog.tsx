import { type FormEvent, useState } from "react";
import { changeDay } from "../../../data/seating/day-store";
import type { Day } from "../../../domain/seating/day/day";
import { MAX_NAME } from "../../../domain/seating/day/names";
import { withPlayerFacts } from "../../../domain/seating/day/roster";
import type { PlayerIndex } from "../../../domain/seating/seating";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import styles from "../../../ui/dialog-form.module.css";
import { LabelledInput } from "../../../ui/form/labelled-input";

interface PlayerDialogProps {
  readonly day: Day;
  readonly player: PlayerIndex;
  readonly onClose: () => void;
}

/** Corrects the name and the number of a player. */
export function PlayerDialog({ day, player, onClose }: PlayerDialogProps) {
  const { t } = useTranslation();
  const known = day.players[player];
  const [name, setName] = useState(known?.name ?? "");
  const [id, setId] = useState(known?.id ?? "");
  const changed = withPlayerFacts(day, player, name, id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!changed) return;
    changeDay(changed);
    onClose();
  };
  const title = t("seating-day.edit-player", { name: known?.name ?? "" });
  return (
    <Dialog title={title} size="xs" closeLabel={t("common.close")} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <LabelledInput
          label={t("seating-day.name")}
          error={changed ? undefined : t("seating-day.name-refused")}
          value={name}
          maxLength={MAX_NAME}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
        <LabelledInput
          label={t("seating-day.id")}
          hint={t("seating-day.id-hint")}
          value={id}
          maxLength={MAX_NAME}
          inputMode="numeric"
          autoComplete="off"
          onChange={({ target }) => setId(target.value)}
        />
        <div className={styles.choices}>
          <Button type="submit" variant="primary" disabled={!changed}>
            {t("seating-day.save")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
