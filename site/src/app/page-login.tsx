import { LoginForm } from "../features/account/login-form";
import { account } from "../i18n/en/account";
import { loadOptionalStyles } from "../lazy/optional-styles";

/** @public Loaded along with the form. */
export const messages = [account];

/** @public */
export const prepare = loadOptionalStyles;

/** The login form on a page that needs an account. */
export function PageLogin() {
  return <LoginForm />;
}
