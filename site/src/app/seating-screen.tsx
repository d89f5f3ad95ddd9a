import { useLocation, useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { TournamentDay } from "../features/seating/day/lazy-day";
import { EveningPanel } from "../features/seating/table/evening-panel";
import { seating } from "../i18n/en/seating";
import { seatingDay } from "../i18n/en/seating-day";
import { useTranslation } from "../i18n/translation";
import { loadOptionalStyles } from "../lazy/optional-styles";
import { Page } from "../ui/page";
import { useDialogStep } from "./use-dialog-step";

/** @public Loaded along with the screen. */
export const messages = [seating, seatingDay];

/** @public Loaded along with the screen. */
export async function prepare(): Promise<void> {
  void TournamentDay.load();
  await loadOptionalStyles();
}

/** A fragment that contains a tournament day. */
const DAY = /^day=/;
/** Fragments that contain nothing: the target of the skip link. */
const EMPTY = /^main$/;

/** The seating of one evening and of a tournament day, with their dialogs in the history. */
export default function SeatingScreen() {
  const { t } = useTranslation();
  const step = useDialogStep();
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate();
  const leave = useCallback(
    (dialog?: string) =>
      void navigate({
        to: "/seating",
        replace: true,
        resetScroll: false,
        // Below the dialog is the page without the draw of the link.
        state: dialog === undefined ? {} : { dialog, moved: true },
      }),
    [navigate],
  );
  const onRead = useCallback(() => leave(), [leave]);
  const isDay = DAY.test(hash);
  return (
    <Page>
      <h1>{t("display.seating")}</h1>
      <EveningPanel
        fragment={isDay || EMPTY.test(hash) ? "" : hash}
        onOpen={() => step.open("seating")}
        onClose={() => leave()}
        onTaken={() => leave("seating")}
      />
      <TournamentDay dialog={step} fragment={isDay ? hash : ""} onRead={onRead} />
    </Page>
  );
}
