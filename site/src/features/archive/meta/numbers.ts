import type { Estimate } from "../../../domain/archive/meta/estimate";
import { isTelling, type Period, type Point } from "../../../domain/archive/meta/timeline";
import type { Language } from "../../../domain/language";
import { formatDifference } from "../../../i18n/decimals";
import { formatNumber, formatPercent } from "../../../i18n/number";
import type { Translate } from "../../../i18n/translation";

/** 0.0513 → "5.1%". */
export function shareText(share: number, language: Language): string {
  return formatPercent(100 * share, language);
}

/** The range in which a share probably lies: "4.2–6.1%". */
export function rangeText({ low, high }: Estimate, language: Language): string {
  return `${formatNumber(100 * low, language, [0, 1])}–${shareText(high, language)}`;
}

/** A difference of two shares in points: "+3.2", "−0.4", "0.0". */
export function pointsText(difference: number, language: Language): string {
  return formatDifference(100 * difference, language);
}

/** "2024 Q1", or "2007". */
export function periodText(t: Translate, { year, quarter }: Period): string {
  return quarter === 0 ? String(year) : t("meta.quarter", { year: String(year), quarter });
}

/** The share of a point; in words if too few decks are behind it. */
export function pointText(t: Translate, point: Point | undefined, language: Language): string {
  return point && isTelling(point) ? shareText(point.share, language) : t("meta.few");
}

/** A line in words: its first and last share, and the highest; only periods with enough decks. */
export function lineText(t: Translate, points: readonly Point[], language: Language): string {
  const known = points.filter(isTelling);
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined) return t("meta.few");
  const top = known.reduce((best, point) => (point.share > best.share ? point : best));
  const of = (point: Point) => shareText(point.share, language);
  return t("meta.line", {
    first: of(first),
    from: periodText(t, first.period),
    last: of(last),
    to: periodText(t, last.period),
    top: of(top),
    at: periodText(t, top.period),
  });
}
