import { fetchOwnData } from "../../data/account-data";
import { useTranslation } from "../../i18n/translation";
import { Panel } from "../../ui/panel";
import { saveFile } from "../../ui/save-file";
import { ActionButton } from "./action-button";

/** Exports all stored data of the user. */
export function DataPanel({ username }: { readonly username: string }) {
  const { t } = useTranslation();
  return (
    <Panel title={t("account.data")}>
      <p>{t("account.data-text")}</p>
      <ActionButton act={async () => saveFile(await fetchOwnData(), `methuselah-${username}.json`)}>
        {t("account.data-download")}
      </ActionButton>
    </Panel>
  );
}
