import { Link } from "@tanstack/react-router";
import { localText, siteSettings } from "../../data/site-settings";
import { useTranslation } from "../../i18n/translation";
import { Bullets } from "../../ui/bullets";
import { PanelColumns } from "../../ui/page";
import { Panel } from "../../ui/panel";
import { CardData } from "./card-data";
import { NamedLinks } from "./named-links";
import { Rights } from "./rights";

/** What the site is: troubleshooting, data, projects, thanks, contacts, rights. */
export function AboutPanels() {
  const { t } = useTranslation();
  const { about } = siteSettings();
  return (
    <PanelColumns>
      <Panel title={t("titles.documentation")}>
        <Bullets>
          <li>
            <Link to="/documentation">{t("titles.documentation")}</Link>: {t("about.documentation")}
          </li>
          <li>
            <Link to="/changes">{t("titles.changes")}</Link>: {t("about.card-changes")}
          </li>
        </Bullets>
      </Panel>
      <Panel title={t("about.trouble")}>
        <Bullets>
          <li>{t("about.trouble-reload")}</li>
          <li>{t("about.trouble-reinstall")}</li>
          <li>{t("about.trouble-browsers")}</li>
        </Bullets>
      </Panel>
      <CardData />
      <Panel title={t("about.projects")}>
        <NamedLinks links={about.relatedProjects} />
      </Panel>
      <Panel title={t("about.developer")}>
        <Bullets>
          <li>{t("about.developer-licence")}</li>
          <li>{t("about.developer-build")}</li>
          <li>{t("about.developer-address")}</li>
          <li>
            <Link to="/data">{t("titles.data")}</Link>
          </li>
        </Bullets>
      </Panel>
      <Panel title={t("about.thanks")}>
        <Bullets>
          <li>{t("about.thanks-vekn")}</li>
          <li>{t("about.thanks-krcg")}</li>
          <li>{t("about.thanks-translators")}</li>
          <li>{t("about.thanks-players")}</li>
        </Bullets>
      </Panel>
      <Donations />
      <Panel title={t("about.contacts")}>
        {about.contacts.length > 0 ? (
          <NamedLinks links={about.contacts} />
        ) : (
          <p>{t("about.contacts-none")}</p>
        )}
      </Panel>
      <Rights />
    </PanelColumns>
  );
}

/** Only shown if the operator of the site accepts donations. */
function Donations() {
  const { t, language } = useTranslation();
  const { donations, appStoreNote } = siteSettings().about;
  if (donations.length === 0) return null;
  const note = localText(appStoreNote, language);
  return (
    <Panel title={t("about.donations")}>
      <NamedLinks links={donations} />
      {note !== "" && <p>{note}</p>}
    </Panel>
  );
}
