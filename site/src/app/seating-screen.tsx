import { useLocation, useNavigate } from "@tanstack/react-router";
import { EveningPanel } from "../features/seating/table/evening-panel";
import { seating } from "../i18n/en/seating";
import { useTranslation } from "../i18n/translation";
import { loadOptionalStyles } from "../lazy/optional-styles";
import { Page } from "../ui/page";
import { useDialogStep } from "./use-dialog-step";

/** @public Loaded along with the screen. */
export const messages = [seating];

/** @public Loaded along with the screen. */
export const prepare = loadOptionalStyles;

/** Fragments that contain no draw: the target of the skip link. */
const OTHER_FRAGMENT = /^main$/;

/** The seating of players, with its dialog in the history. */
export default function SeatingScreen() {
  const { t } = useTranslation();
  const step = useDialogStep();
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate();
  const leave = (dialog?: string) =>
    void navigate({
      to: "/seating",
      replace: true,
      // Below the dialog is the page without the draw of the link.
      state: dialog === undefined ? {} : { dialog, moved: true },
    });
  return (
    <Page>
      <h1>{t("display.seating")}</h1>
      <EveningPanel
        fragment={OTHER_FRAGMENT.test(hash) ? "" : hash}
        onOpen={() => step.open("seating")}
        onClose={() => leave()}
        onTaken={() => leave("seating")}
      />
    </Page>
  );
}
