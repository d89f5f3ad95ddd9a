import { useState } from "react";
import { useSavedDay } from "../../../data/seating/day-store";
import { seatingDay } from "../../../i18n/en/seating-day";
import type { DialogStep } from "../../../ui/dialog-step";
import { DayView } from "./day-view";
import { LinkedDay, type LinkProps } from "./linked-day";
import { SetupForm } from "./setup-form";

/** @public Loaded along with the component. */
export const messages = [seatingDay];

interface TournamentDayProps extends LinkProps {
  readonly dialog: DialogStep;
}

/** Several rounds of a tournament: seats, results, standings. Everything stays on this device. */
export function TournamentDay({ dialog, ...link }: TournamentDayProps) {
  const saved = useSavedDay();
  const [isSeatedNow, setSeatedNow] = useState(false);
  return (
    <>
      <LinkedDay {...link} />
      {saved ? (
        <DayView
          key={String(saved.isShared)}
          day={saved.day}
          isShared={saved.isShared}
          takesFocus={isSeatedNow}
          dialog={dialog}
        />
      ) : (
        <SetupForm onSeated={() => setSeatedNow(true)} />
      )}
    </>
  );
}
