import { Eye } from "lucide";
import { memo } from "react";
import type { DeckId, ListedDeck } from "../../../../domain/deck/deck";
import { formatDay } from "../../../../i18n/day";
import { useTranslation } from "../../../../i18n/translation";
import { gameTerm } from "../../../../ui/card/game-term";
import { deckLabel } from "../../selector/deck-labels";
import { InventoryIcon } from "../../selector/inventory-icon";
import { RowAction } from "./row-action";
import { RowActions } from "./row-actions";
import { RowTags } from "./row-tags";
import styles from "./select-deck.module.css";
import type { DeckListCommands } from "./types";
import type { ListRowProps } from "./virtual-deck-list";

interface MyRowProps extends ListRowProps {
  readonly inventoryMode: boolean;
  /** undefined: the dialog only picks a deck. */
  readonly commands: DeckListCommands | undefined;
  readonly suggestions: readonly string[];
  readonly isSelected: boolean;
  /** Whether the deck has playtest cards. */
  readonly isPlaytest: boolean;
  /** Whether cards of the deck have changed since its user last looked. */
  readonly isChanged: boolean;
  readonly deleteLabel: string;
  readonly onOpen: (id: DeckId) => void;
  readonly onSelect: (id: DeckId, selected: boolean) => void;
  readonly onPreview: (deck: ListedDeck) => void;
  readonly onPublic: (deck: ListedDeck) => void;
  readonly onDelete: (deck: ListedDeck) => void;
}

/** A row with one of the user's own decks and its commands. */
export const MyRow = memo(function MyRow(props: MyRowProps) {
  const { deck, tabIndex, isSelected, commands, suggestions, inventoryMode, onOpen, onSelect } = props;
  const { t } = useTranslation();
  const name = deckLabel(deck);
  return (
    <div className={styles.row}>
      {commands && (
        <label className={styles.tick}>
          <input
            type="checkbox"
            aria-label={t("deck-list.select-row", { name })}
            checked={isSelected}
            tabIndex={tabIndex}
            data-control="select"
            onChange={({ target }) => onSelect(deck.id, target.checked)}
          />
        </label>
      )}
      <DeckName
        deck={deck}
        isPlaytest={props.isPlaytest}
        isChanged={props.isChanged}
        tabIndex={tabIndex}
        onOpen={onOpen}
      />
      <span className={styles.clan}>
        {deck.mainClan && gameTerm(t, "path", deck.mainClan)}
        {inventoryMode && <InventoryIcon type={deck.inventoryType} />}
      </span>
      <span className={styles.date}>{formatDay(t, deck.changed)}</span>
      <RowTags
        deck={deck}
        tabIndex={tabIndex}
        suggestions={suggestions}
        onChange={deck.locked ? undefined : commands && ((tags) => commands.setTags(deck.id, tags))}
      />
      <div className={styles.actions}>
        <RowAction
          control="preview"
          icon={Eye}
          label={t("deck-list.preview", { name })}
          tabIndex={tabIndex}
          className={styles.tablet}
          onClick={() => props.onPreview(deck)}
        />
        {commands && (
          <RowActions
            deck={deck}
            tabIndex={tabIndex}
            commands={commands}
            deleteLabel={props.deleteLabel}
            onPublic={() => props.onPublic(deck)}
            onDelete={() => props.onDelete(deck)}
          />
        )}
      </div>
    </div>
  );
});

interface DeckNameProps extends ListRowProps {
  readonly isPlaytest: boolean;
  readonly isChanged: boolean;
  readonly onOpen: (id: DeckId) => void;
}

/** Opens the deck. Hidden and locked are written out, not shown by an icon alone. */
function DeckName({ deck, isPlaytest, isChanged, tabIndex, onOpen }: DeckNameProps) {
  const { t } = useTranslation();
  const { id, name, revisionLabel, hidden, locked } = deck;
  const state = [
    hidden && t("deck-list.hidden"),
    locked && t("deck-list.locked"),
    isPlaytest && t("deck.playtest"),
    isChanged && t("deck-list.changed"),
  ].filter(Boolean);
  return (
    <button
      type="button"
      className={styles.name}
      tabIndex={tabIndex}
      data-control="open"
      onClick={() => onOpen(id)}
    >
      <strong title={name}>{name}</strong> {revisionLabel !== "" && <small>{revisionLabel}</small>}{" "}
      {state.length > 0 && <small>({state.join(", ")})</small>}
    </button>
  );
}
