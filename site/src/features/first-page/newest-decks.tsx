import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { homeOptions } from "../../data/home";
import type { HomeDeck } from "../../generated/published";
import { formatDay } from "../../i18n/day";
import { useTranslation } from "../../i18n/translation";
import { Panel } from "../../ui/panel";
import styles from "./home.module.css";

/** The decks that won last; their space is reserved until they are known. */
export function NewestDecks() {
  const { t } = useTranslation();
  const { data, isError } = useQuery(homeOptions());
  return (
    <Panel title={t("home.newest-decks")}>
      <ul className={styles.decks}>
        {data?.decks.map((deck) => (
          <DeckRow key={deck.id} deck={deck} />
        ))}
        {data?.decks.length === 0 && <li>{t("home.no-decks")}</li>}
        {isError && <li>{t("home.failed")}</li>}
      </ul>
      {/* The line stays empty for the real archive. */}
      <p className={styles.sample}>{data?.sample && t("about.sample")}</p>
      <Link to="/twd" className={styles.more}>
        {t("home.all-decks")}
      </Link>
    </Panel>
  );
}

function DeckRow({ deck }: { readonly deck: HomeDeck }) {
  const { t } = useTranslation();
  const { id, name, winner, event, place, date, players, vampireName } = deck;
  const facts = [winner, formatDay(t, date), players > 0 ? t("home.players", { count: players }) : ""];
  return (
    <li>
      <p className={styles.deck}>
        <Link to="/decks/{-$id}" params={{ id }}>
          {name === "" ? t("home.deck-of", { winner }) : name}
        </Link>
        {vampireName !== undefined && (
          <span lang="en" className={styles.vampire}>
            {vampireName}
          </span>
        )}
      </p>
      <p className={styles.facts} title={`${event}, ${place}`}>
        {facts.filter(Boolean).join(" · ")}
      </p>
    </li>
  );
}
