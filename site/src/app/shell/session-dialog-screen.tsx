import { session } from "../../data/session";
import { SignInAgain } from "../../features/account/sign-in-again";
import { accountWords } from "../../i18n/account-words";
import { useTranslation } from "../../i18n/translation";
import { Dialog } from "../../ui/dialog";

/** @public Fetched along with the screen. */
export const words = accountWords;

/** Opens by itself when the server says that the session is over. */
export default function SessionDialog() {
  const { t } = useTranslation();
  return (
    <Dialog
      title={t("account.session-over")}
      size="xs"
      closeLabel={t("common.close")}
      onClose={() => session.set("out")}
    >
      <SignInAgain />
    </Dialog>
  );
}
