import { useState } from "react";
import { typedNames } from "../../../data/seating/day-settings";
import { closeDay, undoDayChange, useCanUndoDayChange } from "../../../data/seating/day-store";
import type { Day } from "../../../domain/seating/day/day";
import { writeNames } from "../../../domain/seating/day/names";
import { MAX_ROUNDS } from "../../../domain/seating/seating";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import { Confirmation } from "../../../ui/confirmation";
import { PlayedRoundDialog } from "./played-round-dialog";

type Opened = "round" | "new";

/** Commands for the whole day. */
export function DayActions({ day }: { readonly day: Day }) {
  const { t } = useTranslation();
  const canUndo = useCanUndoDayChange();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  return (
    <>
      <Button aria-disabled={!canUndo} onClick={undoDayChange}>
        {t("seating-day.undo")}
      </Button>
      {day.played < MAX_ROUNDS && (
        <Button onClick={() => setOpened("round")}>
          {t("seating-day.type-round", { round: day.played + 1 })}
        </Button>
      )}
      <Button onClick={() => setOpened("new")}>{t("seating-day.new")}</Button>
      {opened === "round" && <PlayedRoundDialog day={day} onClose={close} />}
      {opened === "new" && (
        <Confirmation
          title={t("seating-day.new")}
          confirmLabel={t("seating-day.delete")}
          onConfirm={() => {
            typedNames.set(writeNames(day.players.filter(({ here }) => here)));
            closeDay();
          }}
          onCancel={close}
        >
          <p>{t("seating-day.new-hint")}</p>
        </Confirmation>
      )}
    </>
  );
}
