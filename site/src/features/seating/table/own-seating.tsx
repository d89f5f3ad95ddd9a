import { useLayoutEffect, useRef, useState } from "react";
import { useStore } from "../../../data/store";
import type { RandomSource } from "../../../domain/random";
import { drawnTables, lacksSource } from "../../../domain/seating/table/evening-draw";
import { duplicateNames, MIN_ROWS } from "../../../domain/seating/table/players";
import { writeSetup } from "../../../domain/seating/table/written-setup";
import { newSeedWord } from "../../../domain/seed-word";
import { useTranslation } from "../../../i18n/translation";
import { useAnnounce } from "../../../ui/live-region";
import { bringIntoView } from "./bring-into-view";
import { DeckSourcesPanel } from "./deck-sources-panel";
import { DrawActions } from "./draw-actions";
import { drawnStore } from "./drawn-store";
import { DrawnTables } from "./drawn-tables";
import { Paper } from "./paper";
import { PlayersPart } from "./players-part";
import styles from "./seating.module.css";
import { SeedForm } from "./seed-form";
import { useEvening } from "./use-evening";

/** Players and decks of this device beside the last draw. */
export function OwnSeating({ random }: { readonly random: RandomSource }) {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const evening = useEvening();
  const { setup } = evening;
  const drawn = useStore(drawnStore);
  const [showsSources, setShowsSources] = useState(false);
  const duplicates = duplicateNames(setup.players);
  const ready = setup.players.length >= MIN_ROWS && duplicates.length === 0;
  const draw = (seed: string) => {
    const next = { seed, setup };
    drawnStore.set(next);
    const count = drawnTables(next).length;
    announce(count > 0 ? t("seating.drawn", { count, seed }) : t("seating.too-few"));
  };
  const tables = useRef<HTMLElement>(null);
  const shown = useRef(drawn);
  useLayoutEffect(() => {
    if (shown.current === drawn) return;
    shown.current = drawn;
    bringIntoView(tables.current?.querySelector("section"));
  }, [drawn]);
  const changed = drawn !== undefined && written(drawn.setup) !== written(setup);
  const empty = drawn !== undefined && drawnTables(drawn).length === 0;
  return (
    <div className={styles.parts}>
      <PlayersPart
        evening={evening}
        duplicates={duplicates}
        noSource={lacksSource(setup)}
        ready={ready}
        showsSources={showsSources}
        onSources={() => setShowsSources(!showsSources)}
        onReshuffle={() => draw(newSeedWord(random))}
      />
      {showsSources && <DeckSourcesPanel {...evening} />}
      <section ref={tables} aria-label={t("seating.tables")} className={styles.drawn}>
        {drawn ? (
          <>
            {empty ? <p>{t("seating.too-few")}</p> : <DrawnTables draw={drawn} />}
            <p className={styles.note}>{t(changed ? "seating.changed" : "seating.arrows")}</p>
            <SeedForm seed={drawn.seed} disabled={!ready} onSeed={draw} />
            <div className={styles.actions}>
              <DrawActions draw={drawn} />
            </div>
            {!empty && <Paper draw={drawn} />}
          </>
        ) : (
          <p className={styles.empty}>{t("seating.no-tables")}</p>
        )}
      </section>
    </div>
  );
}

const written = (setup: Parameters<typeof writeSetup>[0]) => JSON.stringify(writeSetup(setup));
