import { ApiError, OfflineError } from "../../../data/api";
import { MissingPartError } from "../../../data/on-demand";
import type { MessageKey } from "../../../i18n/catalogue";
import type { Translate } from "../../../i18n/translation";

/** Says why a call to the server failed: offline, missing code, the server's reason, or else `otherwise`. */
export function formatFailure(t: Translate, failed: unknown, otherwise: MessageKey): string {
  if (failed instanceof OfflineError) return t("deck.offline");
  if (failed instanceof MissingPartError) return t("deck.missing-part");
  return formatRefusal(t, failed instanceof ApiError ? failed.code : "", otherwise);
}

/** Says why the server refused, by its code. */
export function formatRefusal(
  t: Translate,
  code: string,
  otherwise: MessageKey = "deck.refused-other",
): string {
  const key = `deck.refused-${code}`;
  return t(t.knows(key) ? key : otherwise);
}
