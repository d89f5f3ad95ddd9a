import { Link } from "@tanstack/react-router";
import { localText, siteSettings } from "../../data/site-settings";
import { about } from "../../i18n/en/about";
import { useTranslation } from "../../i18n/translation";
import { Bullets } from "../../ui/bullets";
import { Page, PanelColumns } from "../../ui/page";
import { Panel } from "../../ui/panel";
import styles from "./about-screen.module.css";
import { CardData } from "./card-data";
import { LatestChanges } from "./latest-changes";
import { NamedLinks } from "./named-links";
import { Rights } from "./rights";

/** @public Loaded along with the page. */
export const messages = [about];

/** Introduction, links, troubleshooting and acknowledgements. */
export default function AboutScreen() {
  const { t } = useTranslation();
  const { about } = siteSettings();
  return (
    <Page>
      <div className={styles.head}>
        <h1>Methuselah</h1>
        <p>{t("about.lead")}</p>
      </div>
      <PanelColumns>
        <QuickLinks />
        <LatestChanges />
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
              <Link to="/data">{t("shell.title-data")}</Link>
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
    </Page>
  );
}

function QuickLinks() {
  const { t } = useTranslation();
  return (
    <Panel title={t("about.quick")}>
      <ul className={styles.quick}>
        <li>
          <Link to="/decks/{-$id}">{t("shell.decks")}</Link>
          <p>{t("about.quick-decks")}</p>
        </li>
        <li>
          <Link to="/crypt">{t("shell.crypt")}</Link>
          <p>{t("about.quick-crypt")}</p>
        </li>
        <li>
          <Link to="/library">{t("shell.library")}</Link>
          <p>{t("about.quick-library")}</p>
        </li>
        <li>
          <Link to="/cards/{-$id}">{t("shell.quick")}</Link>
          <p>{t("about.quick-cards")}</p>
        </li>
        <li>
          <Link to="/seating">{t("display.seating")}</Link>
          <p>{t("about.quick-seating")}</p>
        </li>
        <li>
          <Link to="/changes">{t("shell.title-changes")}</Link>
          <p>{t("about.quick-changes")}</p>
        </li>
        <li>
          <Link to="/documentation">{t("shell.title-documentation")}</Link>
          <p>{t("about.quick-documentation")}</p>
        </li>
      </ul>
    </Panel>
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
