import { Link } from "@tanstack/react-router";
import { useTranslation } from "../../../i18n/translation";
import { useLoaded } from "../../../lazy/lazy-part";
import { Page, PanelColumns } from "../../../ui/page";
import { Panel } from "../../../ui/panel";
import { useInventorySlots } from "../shared/inventory-slots";

/** Asks a visitor to log in; the inventory then takes the place of the form. */
export function SignedOut() {
  const { t } = useTranslation();
  const { LoginForm } = useInventorySlots();
  const loaded = useLoaded(LoginForm, true);
  return (
    <Page>
      <h1 className="visually-hidden">{t("shell.inventory")}</h1>
      <PanelColumns>
        <Panel title={t("inventory.login")}>
          <LoginForm />
          {/* Shown with the form, which would move it. */}
          <p hidden={!loaded}>
            <Link to="/account">{t("inventory.register")}</Link>
          </p>
        </Panel>
      </PanelColumns>
    </Page>
  );
}
