import { useLocation, useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { TournamentDay } from "../features/seating/day/lazy-day";
import { seatingDay } from "../i18n/en/seating-day";
import { useTranslation } from "../i18n/translation";
import { loadOptionalStyles } from "../lazy/optional-styles";
import { useDialogStep } from "./use-dialog-step";

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
  const router = useRouter();
  const fragment = useLocation({ select: ({ hash }) => hash });
  const dropFragment = useCallback(
    () => void router.navigate({ to: ".", search: true, hash: "", replace: true, resetScroll: false }),
    [router],
  );
  return (
    <>
      <h1>{t("seating-day.title")}</h1>
      <TournamentDay dialog={useDialogStep()} fragment={fragment} onRead={dropFragment} />
    </>
  );
}
