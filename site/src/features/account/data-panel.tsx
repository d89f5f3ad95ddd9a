import { fetchOwnData } from "../../data/account-data";
import { useTranslation } from "../../i18n/translation";
import { Panel } from "../../ui/panel";
import { ActionButton } from "./action-button";
import { saveFile } from "./save-file";

/** Takes everything along that is kept about the person. */
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
