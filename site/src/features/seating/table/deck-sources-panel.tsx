import { useLayoutEffect, useRef } from "react";
import { toggleStandard } from "../../../domain/seating/table/deck-sources";
import { CODEX_URL, STANDARD_DECKS } from "../../../domain/seating/table/standard-decks";
import { useTranslation } from "../../../i18n/translation";
import { Switch } from "../../../ui/switch";
import { bringIntoView } from "./bring-into-view";
import { CustomDecks } from "./custom-decks";
import styles from "./sources.module.css";
import type { Evening } from "./use-evening";

/** The decks that can be drawn, in two groups. */
export function DeckSourcesPanel({ setup, changeSources }: Evening) {
  const { t } = useTranslation();
  const { sources } = setup;
  const panel = useRef<HTMLDivElement>(null);
  // On a wide screen it is below the players.
  useLayoutEffect(() => bringIntoView(panel.current), []);
  return (
    <div ref={panel} className={styles.panel}>
      <section aria-label={t("seating.custom")} className={styles.group}>
        <Switch
          label={t("seating.custom")}
          on={sources.useCustom}
          onChange={(useCustom) => changeSources((current) => ({ ...current, useCustom }))}
        />
        <CustomDecks decks={sources.custom} changeSources={changeSources} />
      </section>
      <section aria-label={t("seating.standard")} className={styles.group}>
        <Switch
          label={t("seating.standard")}
          on={sources.useStandard}
          onChange={(useStandard) => changeSources((current) => ({ ...current, useStandard }))}
        />
        <a href={CODEX_URL} target="_blank" rel="noreferrer" className={styles.link}>
          {t("seating.standard-link")} <span className="visually-hidden">({t("seating.new-tab")})</span>
        </a>
        <ul className={styles.decks}>
          {STANDARD_DECKS.map((name, place) => (
            <li key={name} translate="no">
              <Switch
                label={name}
                on={!sources.standardOff.includes(place)}
                onChange={() => changeSources((current) => toggleStandard(current, place))}
              />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
