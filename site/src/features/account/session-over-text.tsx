import { useQueryClient } from "@tanstack/react-query";
import { accountOptions } from "../../data/account-query";
import { useUnsentEdits } from "../../data/unsent-edits";
import { useTranslation } from "../../i18n/translation";

/** Says that the session has ended, and how many edits wait for the next login. */
export function SessionOverText() {
  const { t } = useTranslation();
  const before = useQueryClient().getQueryData(accountOptions().queryKey);
  const unsent = useUnsentEdits(before?.username ?? "");
  return (
    <>
      <p>{t("account.session-over-text")}</p>
      {unsent > 0 && (
        <p>
          {t("account.unsent", { count: unsent })} {t("account.unsent-kept")}
        </p>
      )}
    </>
  );
}
