import { useLocation } from "@tanstack/react-router";
import { AccountRoom } from "../features/account/account-room";
import { PasswordReset } from "../features/account/password-reset";
import { accountWords } from "../i18n/account-words";
import { Pending } from "./pending";
import { DisplaySettings } from "./shell/display-settings";
import { useDialogStep } from "./use-dialog-step";

/** @public Fetched along with the screen. */
export const words = accountWords;

/** The account room, or the place where the link of a mail leads. */
export default function AccountRoomScreen() {
  const reset = useLocation({ select: ({ pathname }) => pathname.startsWith("/account/reset") });
  return reset ? <PasswordReset /> : <AccountInFrame />;
}

const DELETION = "delete-account";

/** The display choices belong to the frame, and dialogs to the browser's history. */
function AccountInFrame() {
  const step = useDialogStep();
  return (
    <AccountRoom
      display={<DisplaySettings onKeys={() => step.open("keys")} />}
      pending={<Pending />}
      deletion={{
        open: step.name === DELETION,
        onOpen: () => step.open(DELETION),
        onClose: step.close,
      }}
    />
  );
}
