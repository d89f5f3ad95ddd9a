import type { Card } from "../../domain/card/card";
import { isReleasedOn, legality } from "../../domain/card/legality";
import { artistSearch } from "../../domain/search/search-url";
import { formatDay } from "../../i18n/day";
import { useTranslation } from "../../i18n/translation";
import { useIsOutside } from "../../ui/card/card-pool";
import { today } from "../../ui/today";
import styles from "./card-facts.module.css";
import { PageLink } from "./page-link";

/** What keeps the card out of play, which is shown first. */
export function CardLegality({ card }: { readonly card: Card }) {
  const { t } = useTranslation();
  const outside = useIsOutside(card);
  const day = today();
  const release = legality(card, day);
  return (
    <>
      {card.banned !== "" && (
        <p className={styles.banned}>{t("card.banned", { date: formatDay(t, card.banned) })}</p>
      )}
      {outside && <p className={styles.unreleased}>{t("card.mark.limited")}</p>}
      {release.status === "playtest" && <p className={styles.unreleased}>{t("card.mark.playtest")}</p>}
      {release.status === "from" && (
        <p className={styles.unreleased}>
          {t(isReleasedOn(card, day) ? "card.legalFrom" : "card.unreleased", {
            date: formatDay(t, release.date),
          })}
        </p>
      )}
    </>
  );
}

/** Other names, artists and first printing. */
export function CardFacts({ card }: { readonly card: Card }) {
  const { t } = useTranslation();
  return (
    <dl className={styles.facts}>
      {card.aka.length > 0 && (
        <div>
          <dt>{t("card.field.aka")}</dt>
          <dd lang="en">{card.aka.join(", ")}</dd>
        </div>
      )}
      {card.artists.length > 0 && (
        <div>
          <dt>{t("card.field.artists", { count: card.artists.length })}</dt>
          <dd>
            <ul className={styles.artists}>
              {card.artists.map((artist) => (
                <li key={artist}>
                  <PageLink href={artistSearch(card.kind, artist)} title={t("card.artistSearch", { artist })}>
                    {artist}
                  </PageLink>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      )}
      {card.firstPrint !== "" && (
        <div>
          <dt>{t("card.field.firstPrint")}</dt>
          <dd>{formatDay(t, card.firstPrint)}</dd>
        </div>
      )}
    </dl>
  );
}
