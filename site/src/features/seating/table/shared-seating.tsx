import { ALL_STANDARD, takenOver } from "../../../domain/seating/table/deck-sources";
import type { EveningDraw } from "../../../domain/seating/table/evening-draw";
import { drawnTables } from "../../../domain/seating/table/evening-draw";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import { DrawActions } from "./draw-actions";
import { drawnStore } from "./drawn-store";
import { DrawnTables } from "./drawn-tables";
import { Paper } from "./paper";
import styles from "./seating.module.css";
import { setupStore } from "./setup-store";

interface SharedSeatingProps {
  readonly draw: EveningDraw;
  /** Called when the players have become the user's own. */
  readonly onTaken: () => void;
}

/** The draw of a link; the players of this device stay as they are. */
export function SharedSeating({ draw, onTaken }: SharedSeatingProps) {
  const { t } = useTranslation();
  const take = () => {
    const own = setupStore.get()?.sources ?? ALL_STANDARD;
    const setup = { players: draw.setup.players, sources: takenOver(draw.setup.sources, own) };
    setupStore.set(setup);
    drawnStore.set({ seed: draw.seed, setup });
    onTaken();
  };
  const empty = drawnTables(draw).length === 0;
  return (
    <div className={styles.shared}>
      <p>{t("seating.shared")}</p>
      {empty ? <p>{t("seating.too-few")}</p> : <DrawnTables draw={draw} />}
      <p className={styles.note}>
        {t("seating.arrows")} {t("seating.seed")}: <b>{draw.seed}</b>
      </p>
      <div className={styles.actions}>
        <Button variant="primary" onClick={take}>
          {t("seating.take")}
        </Button>
        <DrawActions draw={draw} />
      </div>
      <p className={styles.note}>{t("seating.take-hint")}</p>
      {!empty && <Paper draw={draw} />}
    </div>
  );
}
