import type { Subject } from "../../../domain/playtest/subject";
import type { Translate } from "../../../i18n/translation";

/** The name of a subject; without data its number or code. */
export function subjectName(t: Translate, { kind, id, name }: Subject): string {
  if (name !== undefined) return name;
  if (kind === "general") return t("playtest-admin.whole-round");
  return t(kind === "precon" ? "playtest-admin.unnamed-precon" : "playtest-admin.unnamed-card", { id });
}
