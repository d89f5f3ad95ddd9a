import type { Card } from "../../domain/card/card";
import { legality } from "../../domain/card/legality";
import type { Language } from "../../domain/language";
import { useTranslation } from "../../i18n/translation";
import styles from "./card-facts.module.css";
import { RoomLink } from "./room-link";
import { artistSearch } from "./search-address";

/** "7 May 2024" in the interface language. Card dates are days, without a time zone. */
export function formatDay(day: string, language: Language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** Ban and release, which matter before anything else. */
export function CardStanding({ card }: { readonly card: Card }) {
  const { t, language } = useTranslation();
  const release = legality(card, new Date().toISOString().slice(0, 10));
  return (
    <>
      {card.banned !== "" && (
        <p className={styles.banned}>{t("card.banned", { date: formatDay(card.banned, language) })}</p>
      )}
      {release.status === "from" && (
        <p className={styles.unreleased}>
          {t("card.unreleased", { date: formatDay(release.date, language) })}
        </p>
      )}
    </>
  );
}

/** Other names, artists and first printing. */
export function CardFacts({ card }: { readonly card: Card }) {
  const { t, language } = useTranslation();
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
                  <RoomLink href={artistSearch(card.kind, artist)} title={t("card.artistSearch", { artist })}>
                    {artist}
                  </RoomLink>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      )}
      {card.firstPrint !== "" && (
        <div>
          <dt>{t("card.field.firstPrint")}</dt>
          <dd>{formatDay(card.firstPrint, language)}</dd>
        </div>
      )}
    </dl>
  );
}
