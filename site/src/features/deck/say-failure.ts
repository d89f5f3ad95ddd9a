import { ApiError, OfflineError } from "../../data/api";
import { MissingPartError } from "../../data/on-demand";
import type { MessageKey } from "../../i18n/catalogue";
import type { Translate } from "../../i18n/translation";

/** Why something that needs the server was not done: no network, a part of the program that is missing, the server's reason, or else `otherwise`. */
export function sayFailure(t: Translate, failed: unknown, otherwise: MessageKey): string {
  if (failed instanceof OfflineError) return t("deck.offline");
  if (failed instanceof MissingPartError) return t("deck.missing-part");
  return sayRefused(t, failed instanceof ApiError ? failed.code : "", otherwise);
}

/** In words of our own, by the server's code. */
export function sayRefused(t: Translate, code: string, otherwise: MessageKey = "deck.refused-other"): string {
  const key = `deck.refused-${code}`;
  return t(t.knows(key) ? key : otherwise);
}
