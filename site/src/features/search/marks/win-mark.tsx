import type { CardShare } from "../../../domain/archive/meta/card-shares";
import { growth } from "../../../domain/archive/meta/recent-shares";
import type { WinSort } from "../../../domain/search/sort/win-sorts";
import { formatDifference } from "../../../i18n/decimals";
import { formatPercent } from "../../../i18n/number";
import { useTranslation } from "../../../i18n/translation";
import marks from "../../../ui/card/card-marks.module.css";

/** Only changes that are larger than chance have an arrow. */
const ARROWS = { up: "↑ ", down: "↓ ", same: "", few: "" } as const;

interface WinMarkProps {
  readonly share: CardShare;
  readonly sort: WinSort;
}

/** "67.1%", or "↑ +20.0". */
export function WinMark({ share, sort }: WinMarkProps) {
  const { t, language } = useTranslation();
  const percent = (part: number) => formatPercent(100 * part, language);
  const words = t("search.win-share", {
    count: share.decks,
    share: percent(share.now.share),
    before: percent(share.before?.share ?? 0),
  });
  const points = formatDifference(100 * growth(share), language);
  return (
    <span role="img" aria-label={words} title={words} className={marks.mark}>
      {sort === "trend" ? `${ARROWS[share.trend ?? "few"]}${points}` : percent(share.now.share)}
    </span>
  );
}
