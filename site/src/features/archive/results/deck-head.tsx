import { isoDay } from "../../../domain/archive/days";
import { type Win, winOf } from "../../../domain/archive/winning-deck";
import { formatDay } from "../../../i18n/day";
import { useTranslation } from "../../../i18n/translation";
import styles from "../archive.module.css";
import type { DeckItemProps } from "./deck-item-props";
import { SearchLink } from "./search-link";

/** "Example Hall, ", and the city, or the whole place when it does not end with the city. */
function venueAndCity({ place, city }: Win): readonly [string, string] {
  return place.endsWith(city) ? [place.slice(0, place.length - city.length), city] : ["", place];
}

/** Date, location and player of a deck; location and player link to their other decks. */
export function DeckHead<Criteria extends object>(props: DeckItemProps<Criteria>) {
  const { kind, deck } = props;
  const { t } = useTranslation();
  const win = winOf(kind.archive, deck);
  const [venue, city] = venueAndCity(win);
  // A deck without a name is named after its event.
  const event = kind.archive.table.names[deck] === "" ? "" : win.event;
  const updated = kind.archive.updated[deck] ?? 0;
  const rank = kind.archive.ranks[deck];
  const gw = kind.archive.wins[deck];
  const vp = kind.archive.points[deck];
  return (
    <p className={styles.head}>
      {kind.name !== "tda" && <span>{formatDay(t, win.day)}</span>}
      {event !== "" && <span>{event}</span>}
      {win.place !== "" && (
        <span>
          {venue}
          <SearchLink
            {...props}
            q={{ location: { city: win.city } }}
            label={t("archive.search-place", { place: city })}
          >
            {city}
          </SearchLink>
        </span>
      )}
      {kind.name === "tda" && <span>{win.winner}</span>}
      {kind.name !== "tda" && win.winner !== "" && (
        <SearchLink
          {...props}
          q={{ author: win.winner }}
          label={t("archive.search-person", { person: win.winner })}
        >
          {win.winner}
        </SearchLink>
      )}
      {updated !== 0 && updated !== kind.archive.table.days[deck] && (
        <span>{t("archive.updated", { day: formatDay(t, isoDay(updated)) })}</span>
      )}
      {rank !== undefined && (
        <span>{rank === 0 ? t("archive.disqualified") : t("archive.rank", { rank: String(rank) })}</span>
      )}
      {gw !== undefined && vp !== undefined && <span>{t("archive.score", { gw, vp })}</span>}
      {win.builder !== undefined && <span>{t("archive.built-by", { author: win.builder })}</span>}
      {kind.name === "twd" && win.players > 0 && (
        <span>{t("archive.players-n", { count: win.players })}</span>
      )}
    </p>
  );
}
