import { useLocation, useNavigate } from "@tanstack/react-router";
import { AccountPage } from "../features/account/account-page";
import { EmailConfirmation } from "../features/account/email-confirmation";
import { PasswordReset } from "../features/account/password-reset";
import { account } from "../i18n/en/account";
import { playtestMode } from "../i18n/en/playtest-mode";
import { settings } from "../i18n/en/settings";
import { lazyPart } from "../lazy/lazy-part";
import { loadScreen } from "../lazy/load-screen";
import { loadOptionalStyles } from "../lazy/optional-styles";
import { DialogBoundary } from "./dialog-boundary";
import { LimitedSettings } from "./limited/limited-settings";
import { Pending } from "./pending";
import { DisplaySettings } from "./shell/display-settings";
import { useDialogStep } from "./use-dialog-step";

/** @public Loaded along with the screen. */
export const messages = [account, playtestMode, settings];

/** @public Loaded along with the screen. */
export async function prepare(): Promise<void> {
  await Promise.all([LimitedSettings.load(), loadOptionalStyles()]);
}

/** The account page, or the page that the link in an email leads to. */
export default function AccountScreen() {
  const page = useLocation({ select: ({ pathname }) => pathname });
  if (page.startsWith("/account/reset")) return <PasswordReset />;
  if (page.startsWith("/account/confirm")) return <EmailConfirmation />;
  return (
    <>
      <AccountWithDialogs />
      <LinkedFormat />
    </>
  );
}

const DELETION = "delete-account";

/** The display settings belong to the app shell, and dialogs to the browser's history. */
function AccountWithDialogs() {
  const step = useDialogStep();
  return (
    <AccountPage
      display={<DisplaySettings onKeys={() => step.open("keys")} />}
      pending={<Pending />}
      deletion={{
        open: step.name === DELETION,
        onOpen: () => step.open(DELETION),
        onClose: step.close,
      }}
      limited={<LimitedSettings onManage={() => step.open("limited")} />}
    />
  );
}

const FormatInUrl = lazyPart(loadScreen("limited-link", () => import("./limited/format-in-url-screen")));

/** "/account?format={…}" contains a limited format. */
function LinkedFormat() {
  const navigate = useNavigate();
  const text = useLocation({ select: ({ search }) => (search as { format?: unknown }).format });
  if (typeof text !== "string") return null;
  const onDone = () =>
    void navigate({
      to: ".",
      search: (before) => ({ ...before, format: undefined }),
      replace: true,
      resetScroll: false,
    });
  return (
    <DialogBoundary onClose={onDone}>
      <FormatInUrl text={text} onDone={onDone} />
    </DialogBoundary>
  );
}
