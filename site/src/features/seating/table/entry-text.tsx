import type { Entry } from "../../../domain/seating/table/evening-draw";
import { CODEX_URL } from "../../../domain/seating/table/standard-decks";
import { type Translate, useTranslation } from "../../../i18n/translation";
import styles from "./tables.module.css";

/** The main name of an entry. */
export function formatEntry(t: Translate, entry: Entry): string {
  switch (entry.kind) {
    case "player":
      return entry.name;
    case "deck":
      return entry.deck.name;
    case "error":
      return t("seating.error");
    case "joiner":
      return t("seating.joiner");
  }
}

/** An entry at its seat; a standard deck leads to the archetypes. */
export function EntryText({ entry }: { readonly entry: Entry }) {
  const { t } = useTranslation();
  const name = formatEntry(t, entry);
  switch (entry.kind) {
    case "player":
      return <bdi className={styles.name}>{name}</bdi>;
    case "joiner":
      return <i className={styles.name}>{name}</i>;
    case "error":
      return (
        <>
          <span className={styles.error}>{name}</span>
          <For player={entry.player} />
        </>
      );
    case "deck":
      return (
        <>
          {entry.deck.standard ? (
            <a href={CODEX_URL} target="_blank" rel="noreferrer" className={styles.name} translate="no">
              {name} <span className="visually-hidden">({t("seating.new-tab")})</span>
            </a>
          ) : (
            <bdi className={styles.name}>{name}</bdi>
          )}
          <For player={entry.player} />
        </>
      );
  }
}

/** The name of the row that the deck was drawn for. */
function For({ player }: { readonly player: string }) {
  return player !== "" && <bdi className={styles.player}>{player}</bdi>;
}
