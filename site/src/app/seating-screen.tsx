import { TournamentDay } from "../features/seating/day/lazy-day";
import { seatingDay } from "../i18n/en/seating-day";
import { useTranslation } from "../i18n/translation";
import { loadOptionalStyles } from "../lazy/optional-styles";

/** @public Loaded along with the screen. */
export const messages = [seatingDay];

/** @public Loaded along with the screen. */
export async function prepare(): Promise<void> {
  void TournamentDay.load();
  await loadOptionalStyles();
}

/** Seats for tournaments. */
export default function SeatingScreen() {
  const { t } = useTranslation();
  return (
    <>
      <h1>{t("seating-day.title")}</h1>
      <TournamentDay />
    </>
  );
}
