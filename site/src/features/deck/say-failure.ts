import { ApiError, OfflineError } from "../../data/api";
import type { MessageKey } from "../../i18n/catalogue-en";
import type { Translate } from "../../i18n/translation";

/** Why something that needs the server was not done: no network, the server's reason, or else `otherwise`. */
export function sayFailure(t: Translate, failed: unknown, otherwise: MessageKey): string {
  if (failed instanceof OfflineError) return t("deck.offline");
  const key = `deck.refused-${failed instanceof ApiError ? failed.code : ""}`;
  return t(t.knows(key) ? key : otherwise);
}
