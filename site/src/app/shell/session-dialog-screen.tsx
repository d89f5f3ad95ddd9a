import { session } from "../../data/session";
import { SignInAgain } from "../../features/account/sign-in-again";
import { account } from "../../i18n/en/account";
import { useTranslation } from "../../i18n/translation";
import { loadOptionalStyles } from "../../lazy/optional-styles";
import { Dialog } from "../../ui/dialog";

/** @public Loaded along with the screen. */
export const messages = [account];

/** @public */
export const prepare = loadOptionalStyles;

/** Opens by itself when the server reports that the session has expired. */
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
