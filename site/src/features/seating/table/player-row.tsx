import { Dices } from "lucide";
import { namesIn } from "../../../domain/seating/table/pasted-names";
import { MAX_NAME_LENGTH, shownName } from "../../../domain/seating/table/player-name";
import type { Player, RowChange } from "../../../domain/seating/table/players";
import { useTranslation } from "../../../i18n/translation";
import { IconButton } from "../../../ui/button";
import form from "../../../ui/form/form.module.css";
import { Icon } from "../../../ui/icon";
import { Switch } from "../../../ui/switch";
import styles from "./players.module.css";

export interface PlayerRowProps {
  /** Counted from 1. */
  readonly row: number;
  readonly player: Player;
  readonly defaultName: string;
  /** Another row has the same name. */
  readonly duplicate: boolean;
  readonly onChange: (change: RowChange) => void;
  /** Several names were pasted into the field. */
  readonly onNames: (names: readonly string[]) => void;
  readonly onRemove: () => void;
}

/** The name of a player, with the switches for a random deck and for taking part. */
export function PlayerRow(props: PlayerRowProps) {
  const { row, player, defaultName, duplicate, onChange, onNames, onRemove } = props;
  const { t } = useTranslation();
  const name = shownName(player.name) || t("seating.row", { row });
  return (
    <li className={styles.row} data-off={!player.enabled}>
      <input
        className={form.input}
        aria-label={t("seating.name-label", { row })}
        aria-invalid={duplicate}
        placeholder={t(player.random ? "seating.random" : "seating.disabled")}
        // The name comes back when the player brings a deck again.
        value={player.random ? "" : player.name}
        maxLength={MAX_NAME_LENGTH}
        autoComplete="off"
        spellCheck={false}
        data-random={player.random}
        onChange={({ target }) => onChange({ kind: "name", text: target.value })}
        onPaste={(event) => {
          const names = namesIn(event.clipboardData.getData("text"));
          if (names.length < 2) return;
          event.preventDefault();
          onNames(names);
        }}
      />
      <IconButton
        variant="secondary"
        label={t("seating.random-deck", { name })}
        aria-pressed={player.random}
        icon={<Icon of={Dices} size={18} />}
        onClick={() => onChange({ kind: "random" })}
      />
      <div className={styles.toggle}>
        <Switch
          label={t("seating.plays", { name })}
          labelHidden
          on={player.enabled}
          onChange={() => onChange({ kind: "enabled", defaultName })}
        />
      </div>
      <IconButton
        className={styles.remove}
        label={t("seating.remove", { name })}
        icon={<span aria-hidden="true">×</span>}
        onClick={onRemove}
      />
    </li>
  );
}
