import { useTranslation } from "../../i18n/translation";
import { Panel } from "../../ui/panel";

/** The copyright notice, worded by the publisher. */
const NOTICE =
  "Portions of the materials are the copyrights and trademarks of Paradox Interactive AB, and are used with permission. All rights reserved. For more information please visit white-wolf.com.";

export function Rights() {
  const { t } = useTranslation();
  return (
    <Panel title={t("about.rights")}>
      <p lang="en">{NOTICE}</p>
      <p>{t("about.rights-fan")}</p>
    </Panel>
  );
}
