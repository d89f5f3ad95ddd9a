import {
  Copy,
  Dices,
  Diff,
  Download,
  Eye,
  EyeOff,
  FilePlus,
  GitBranchPlus,
  Grid3x3,
  Layers,
  Lightbulb,
  Link,
  Lock,
  LockOpen,
  MessageSquareDiff,
  Pencil,
  Printer,
  Trash,
} from "lucide";
import type { DeckEditing } from "../../../data/decks/hooks/use-deck-editing";
import { type Deck, type DeckId, isEditable } from "../../../domain/deck/deck";
import { hasPlaytest } from "../../../domain/deck/facts/deck-flags";
import { useTranslation } from "../../../i18n/translation";
import { type PublicActions, publicActions } from "../public/public-actions";
import type { DeckAction } from "./action-list";

/** The dialogs of the deck room, by the name of their step in the history. */
export type DeckDialog =
  | "deck-actions"
  | "deck-select"
  | "deck-new"
  | "deck-import-text"
  | "deck-import-site"
  | "deck-fix"
  | "deck-export"
  | "deck-text"
  | "deck-share"
  | "deck-draw"
  | "deck-ideas"
  | "deck-proxy"
  | "deck-publish"
  | "deck-sync"
  | "deck-unpublish"
  | "deck-revision"
  | "deck-delete"
  | "deck-delete-revision";

/** What an action does that opens a dialog. */
export type OpensDialog = (dialog: DeckDialog) => Pick<DeckAction, "onChoose" | "onAim">;

interface Settings {
  readonly deck: Deck | undefined;
  readonly editing: DeckEditing | undefined;
  readonly signedIn: boolean;
  readonly opens: OpensDialog;
  readonly onOpen: (id: DeckId) => void;
  readonly onClone: () => void;
  readonly cloned: boolean;
  /** Goes to the room where decks are compared, or changes are proposed. */
  readonly onCompare: () => void;
  readonly onReview: () => void;
  /** Goes to the winning decks that are like it; undefined: nobody else could find this one. */
  readonly onSimilar: (() => void) | undefined;
}

/** What can be done here and now, in the order of the menu (docs/rules/decks.md §16). */
export function useDeckActions(settings: Settings): readonly DeckAction[] {
  const { deck, editing, signedIn, opens, onOpen, onClone, cloned, onCompare, onReview, onSimilar } =
    settings;
  const { t } = useTranslation();
  // A deck with cards in testing is neither shown nor handed on; its owner can delete it.
  const shown = deck && !hasPlaytest(deck.cards);
  const actions: (DeckAction | false | undefined)[] = [
    { name: t("deck.new"), icon: FilePlus, ...opens("deck-new") },
    shown && { name: t("deck.export"), icon: Download, ...opens("deck-export") },
    shown && { name: t("deck.share"), icon: Link, ...opens("deck-share") },
    shown && { name: t("deck.draw"), icon: Dices, ...opens("deck-draw") },
    shown && { name: t("deck.ideas"), icon: Lightbulb, ...opens("deck-ideas") },
    shown && { name: t("deck.proxy"), icon: Grid3x3, ...opens("deck-proxy") },
    shown && { name: t("deck.print"), icon: Printer, onChoose: () => window.print() },
    shown && signedIn && { name: t(cloned ? "deck.cloned" : "deck.clone"), icon: Copy, onChoose: onClone },
    shown && { name: t("deck.compare"), icon: Diff, onChoose: onCompare },
    shown && { name: t("deck.review"), icon: MessageSquareDiff, onChoose: onReview },
    shown && onSimilar && { name: t("deck.similar"), icon: Layers, onChoose: onSimilar },
    ...(deck && editing ? ownActions(deck, editing, { deck, opens, onOpen, t }) : []),
  ];
  return actions.filter((action) => action !== false && action !== undefined);
}

function ownActions(
  deck: Deck,
  { change }: DeckEditing,
  settings: PublicActions,
): readonly (DeckAction | false)[] {
  const { opens, t } = settings;
  // A public copy only follows the deck that it was made of.
  if (deck.publicParent !== false) return publicActions(settings);
  return [
    isEditable(deck) && { name: t("deck.edit-text"), icon: Pencil, ...opens("deck-text") },
    { name: t("deck.add-revision"), icon: GitBranchPlus, ...opens("deck-revision") },
    {
      name: t(deck.hidden ? "deck.show" : "deck.hide"),
      icon: deck.hidden ? Eye : EyeOff,
      onChoose: () => change({ kind: "hidden", value: !deck.hidden }),
    },
    {
      name: t(deck.locked ? "deck.unlock" : "deck.lock"),
      icon: deck.locked ? LockOpen : Lock,
      onChoose: () => change({ kind: "locked", value: !deck.locked }),
    },
    ...publicActions(settings),
    deck.family !== undefined && {
      name: t("deck.delete-revision"),
      icon: Trash,
      dangerous: true,
      ...opens("deck-delete-revision"),
    },
    {
      name: t("deck.delete"),
      icon: Trash,
      dangerous: true,
      ...opens("deck-delete"),
    },
  ];
}
