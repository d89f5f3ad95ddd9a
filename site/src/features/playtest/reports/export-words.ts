import type { SheetWords } from "../../../domain/playtest/export-sheets";
import type { ExportWords } from "../../../domain/playtest/export-text";
import type { Translate } from "../../../i18n/translation";

/** The words of exported texts in the interface language. */
export function exportWords(t: Translate): ExportWords {
  return {
    score: (score) => t("playtest-admin.score-of", { score: String(score) }),
    noScore: t("playtest-admin.no-score"),
    seen: t("playtest-admin.seen"),
    notSeen: t("playtest-admin.not-seen"),
  };
}

/** The headers of exported sheets in the interface language. */
export function sheetWords(t: Translate): SheetWords {
  return {
    kinds: {
      crypt: t("playtest-admin.kind-crypt"),
      library: t("playtest-admin.kind-library"),
      precon: t("playtest-admin.kind-precon"),
      general: t("playtest-admin.kind-general"),
    },
    sums: t("playtest-admin.sheet-sums"),
    item: t("playtest-admin.sheet-item"),
    id: t("playtest-admin.sheet-id"),
    user: t("playtest-admin.username"),
    score: t("playtest-admin.score"),
    seen: t("playtest-admin.seen"),
    notSeen: t("playtest-admin.not-seen"),
    text: t("playtest-admin.sheet-text"),
    reports: t("playtest-admin.reports-written"),
    mean: t("playtest-admin.mean"),
    median: t("playtest-admin.median"),
    spread: t("playtest-admin.spread"),
    yes: t("playtest-admin.yes"),
    no: t("playtest-admin.no"),
  };
}
