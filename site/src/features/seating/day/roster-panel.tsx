import { Pencil } from "lucide";
import { useState } from "react";
import { changeDay } from "../../../data/seating/day-store";
import { type Day, presentPlayers } from "../../../domain/seating/day/day";
import { withPresence, withRounds } from "../../../domain/seating/day/roster";
import type { PlayerIndex } from "../../../domain/seating/seating";
import { useTranslation } from "../../../i18n/translation";
import { Button, IconButton } from "../../../ui/button";
import { FieldBlock } from "../../../ui/form/field-row";
import { Icon } from "../../../ui/icon";
import { Panel } from "../../../ui/panel";
import { ScrollRegion } from "../../../ui/scroll-region";
import styles from "./day.module.css";
import { LatecomersForm } from "./latecomers-form";
import { PlayerDialog } from "./player-dialog";
import { RoundsField } from "./rounds-field";

/** Who takes part: latecomers, players who leave, and the number of rounds. */
export function RosterPanel({ day }: { readonly day: Day }) {
  const { t } = useTranslation();
  const [edited, setEdited] = useState<PlayerIndex>();
  return (
    <Panel title={t("seating-day.players")}>
      <p className={styles.note}>{t("seating-day.counted", { count: presentPlayers(day).length })}</p>
      <LatecomersForm day={day} />
      <ScrollRegion label={t("seating-day.roster")} className={styles.roster}>
        <ul>
          {day.players.map(({ name, here }, player) => (
            <li key={name} className={here ? undefined : styles.gone}>
              <span>{name}</span>
              <IconButton
                label={t("seating-day.edit-player", { name })}
                icon={<Icon of={Pencil} size={14} />}
                onClick={() => setEdited(player)}
              />
              <Button
                variant="ghost"
                aria-label={t(here ? "seating-day.leave-player" : "seating-day.return-player", { name })}
                onClick={() => changeDay(withPresence(day, player, !here))}
              >
                {t(here ? "seating-day.leave" : "seating-day.return")}
              </Button>
            </li>
          ))}
        </ul>
      </ScrollRegion>
      <FieldBlock label={t("seating-day.rounds")}>
        <RoundsField
          count={day.count}
          least={Math.max(1, day.played)}
          onChange={(count) => changeDay(withRounds(day, count))}
        />
      </FieldBlock>
      {edited !== undefined && (
        <PlayerDialog day={day} player={edited} onClose={() => setEdited(undefined)} />
      )}
    </Panel>
  );
}
