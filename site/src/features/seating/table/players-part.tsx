import { ClipboardPaste, Dices, UserPlus } from "lucide";
import { useRef, useState } from "react";
import { addPlayer, MAX_ROWS } from "../../../domain/seating/table/players";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import { useFocusBeside } from "../../../ui/use-focus-beside";
import { PasteNames } from "./paste-names";
import { PlayerList } from "./player-list";
import styles from "./seating.module.css";
import type { Evening } from "./use-evening";
import { useFillNames } from "./use-fill-names";

interface PlayersPartProps {
  readonly evening: Evening;
  readonly duplicates: readonly string[];
  readonly noSource: boolean;
  /** Whether tables can be drawn. */
  readonly ready: boolean;
  readonly showsSources: boolean;
  readonly onSources: () => void;
  readonly onReshuffle: () => void;
}

/** The rows of the players, and the buttons below them. */
export function PlayersPart(props: PlayersPartProps) {
  const { evening, duplicates, noSource, ready, showsSources, onSources, onReshuffle } = props;
  const { setup, defaultName, changePlayers } = evening;
  const { t } = useTranslation();
  const [pastes, setPastes] = useState(false);
  const [fill, report] = useFillNames(evening);
  const buttons = useRef<HTMLDivElement>(null);
  const pasteButton = useRef<HTMLButtonElement>(null);
  useFocusBeside(buttons);
  return (
    <section aria-label={t("seating.players")} className={styles.players}>
      <PlayerList evening={evening} duplicates={duplicates} onFill={fill} />
      <div role="status" className={styles.problems}>
        {noSource && <p className={styles.problem}>{t("seating.no-source")}</p>}
        {duplicates.length > 0 && (
          <p className={styles.problem}>{t("seating.duplicates", { names: duplicates.join(", ") })}</p>
        )}
        {report !== "" && <p>{report}</p>}
      </div>
      <div ref={buttons} className={styles.actions}>
        <Button variant="primary" disabled={!ready} onClick={onReshuffle}>
          {t("seating.reshuffle")}
        </Button>
        <Button
          disabled={setup.players.length >= MAX_ROWS}
          onClick={() => changePlayers((players) => addPlayer(players, defaultName))}
        >
          <Icon of={UserPlus} size={16} />
          {t("seating.add")}
        </Button>
        <Button ref={pasteButton} aria-expanded={pastes} onClick={() => setPastes(!pastes)}>
          <Icon of={ClipboardPaste} size={16} />
          {t("seating.paste")}
        </Button>
        <Button aria-expanded={showsSources} onClick={onSources}>
          <Icon of={Dices} size={16} />
          {t("seating.select-random")}
        </Button>
      </div>
      {pastes && (
        <PasteNames
          onNames={(names) => {
            pasteButton.current?.focus();
            setPastes(false);
            fill(names, 0);
          }}
        />
      )}
    </section>
  );
}
