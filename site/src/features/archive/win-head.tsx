import type { WinningDeck } from "../../data/archive/fetch-winning-deck";
import { formatDay } from "../../i18n/day";
import { archive as archiveMessages } from "../../i18n/en/archive";
import { archiveWin } from "../../i18n/en/archive-win";
import { useTranslation } from "../../i18n/translation";
import styles from "./archive.module.css";
import { CardComments } from "./card-comments";

/** @public Loaded along with the component. */
export const messages = [archiveMessages, archiveWin];

/** Date, location and size of a tournament win, with the comments of the winner. */
export function WinHead({ win, text }: WinningDeck) {
  return (
    <>
      <Win win={win} text={text} />
      {text?.comments && <CardComments comments={text.comments} />}
    </>
  );
}

function Win({ win, text }: Pick<WinningDeck, "win" | "text">) {
  const { t } = useTranslation();
  const first = formatDay(t, win.day);
  return (
    <div className={styles.head}>
      <strong>{win.event}</strong>
      <span>
        {win.lastDay === undefined ? first : t("archive.days", { first, last: formatDay(t, win.lastDay) })}
      </span>
      <span>{win.place}</span>
      {win.players > 0 && <span>{t("archive.players-n", { count: win.players })}</span>}
      {text?.rounds !== undefined && <span>{t("archive.rounds", { rounds: text.rounds })}</span>}
      {text?.score !== undefined && <span>{text.score}</span>}
      {win.builder !== undefined && <span>{t("archive.built-by", { author: win.builder })}</span>}
      {text?.link !== undefined && isWeb(text.link) && (
        <a href={text.link} rel="noreferrer" target="_blank">
          {t("archive.record")}
        </a>
      )}
    </div>
  );
}

/** Links in old reports may be no URLs. */
function isWeb(link: string): boolean {
  return /^https?:\/\//.test(link);
}
