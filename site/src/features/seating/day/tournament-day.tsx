import { useSavedDay } from "../../../data/seating/day-store";
import { seatingDay } from "../../../i18n/en/seating-day";
import { DayView } from "./day-view";
import { SetupForm } from "./setup-form";

/** @public Loaded along with the component. */
export const messages = [seatingDay];

/** Several rounds of a tournament: seats, results, standings. Everything stays on this device. */
export function TournamentDay() {
  const saved = useSavedDay();
  return saved ? <DayView day={saved.day} /> : <SetupForm />;
}
