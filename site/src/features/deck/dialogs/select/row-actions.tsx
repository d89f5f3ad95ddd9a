import { BookUp, BookX, Check, Lightbulb, LightbulbOff, Link, Lock, LockOpen, Trash } from "lucide";
import type { ListedDeck } from "../../../../domain/deck/deck";
import { useTranslation } from "../../../../i18n/translation";
import { useCopy } from "../../../../ui/use-copy";
import { deckLabel } from "../../selector/deck-labels";
import { RowAction } from "./row-action";
import styles from "./select-deck.module.css";
import type { DeckListCommands } from "./types";

interface RowActionsProps {
  readonly deck: ListedDeck;
  readonly tabIndex: 0 | -1;
  readonly commands: DeckListCommands;
  /** The label of the delete button: "Delete the revision …". */
  readonly deleteLabel: string;
  readonly onPublic: () => void;
  readonly onDelete: () => void;
}

/** The commands for one deck; narrow screens show only the first. */
export function RowActions({ deck, tabIndex, commands, deleteLabel, onPublic, onDelete }: RowActionsProps) {
  const { t } = useTranslation();
  const { id, hidden, locked } = deck;
  const isPublic = deck.publicChild !== undefined;
  const name = deckLabel(deck);
  return (
    <>
      <RowAction
        control="hide"
        icon={hidden ? LightbulbOff : Lightbulb}
        label={t(hidden ? "deck-list.unhide" : "deck-list.hide", { name })}
        tabIndex={tabIndex}
        onClick={() => commands.setHidden(id, !hidden)}
      />
      <RowAction
        control="lock"
        icon={locked ? Lock : LockOpen}
        label={t(locked ? "deck-list.unlock" : "deck-list.lock", { name })}
        tabIndex={tabIndex}
        className={styles.tablet}
        onClick={() => commands.setLocked(id, !locked)}
      />
      <RowAction
        control="public"
        icon={isPublic ? BookX : BookUp}
        label={t(isPublic ? "deck-list.unpublish" : "deck-list.publish", { name })}
        tabIndex={tabIndex}
        className={styles.tablet}
        onClick={onPublic}
      />
      <CopyUrl name={name} tabIndex={tabIndex} url={() => commands.urlOf(id)} />
      <RowAction
        control="delete"
        icon={Trash}
        label={deleteLabel}
        tabIndex={tabIndex}
        className={styles.desktop}
        onClick={onDelete}
      />
    </>
  );
}

interface CopyUrlProps {
  readonly name: string;
  readonly tabIndex: 0 | -1;
  readonly url: () => string;
}

/** Copies the URL, and confirms it in place for a second. */
function CopyUrl({ name, tabIndex, url }: CopyUrlProps) {
  const { t } = useTranslation();
  const { state, copy } = useCopy();
  const labels = {
    idle: t("deck-list.copy-url", { name }),
    copied: t("common.copied"),
    failed: t("deck-list.failed"),
  };
  return (
    <>
      <RowAction
        control="copy"
        icon={state === "copied" ? Check : Link}
        label={labels[state]}
        tabIndex={tabIndex}
        className={styles.desktop}
        onClick={() => copy(url())}
      />
      <span role="status" className="visually-hidden">
        {state !== "idle" && labels[state]}
      </span>
    </>
  );
}
