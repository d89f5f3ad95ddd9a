import {
  Armchair,
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
  Package,
  PackageMinus,
  Pencil,
  Printer,
  Trash,
  Trophy,
} from "lucide";
import type { DeckEditing } from "../../../data/decks/hooks/use-deck-editing";
import { useInventoryMode } from "../../../data/inventory/hooks/use-inventory-mode";
import { setPreferences } from "../../../data/preferences";
import { type Deck, type DeckId, isEditable } from "../../../domain/deck/deck";
import { useTranslation } from "../../../i18n/translation";
import type { MenuEntry } from "../../../ui/menu/menu-list";
import { InventoryBar } from "../inventory/lazy-bar";
import { useWithheld } from "../shared/use-withheld";
import { type PublicEntriesOptions, publicEntries } from "./public-entries";
import type { OpensDialog } from "./types";

/** The command that finds the closest winner. */
interface ClosestWinner {
  /** Why the last attempt found none. */
  readonly problem: "failed" | "none" | undefined;
  readonly onChoose: () => void;
}

interface Options {
  readonly deck: Deck | undefined;
  readonly editing: DeckEditing | undefined;
  readonly signedIn: boolean;
  readonly opens: OpensDialog;
  readonly onOpen: (id: DeckId) => void;
  readonly onClone: () => void;
  readonly cloned: boolean;
  /** Goes to the page that compares decks. */
  readonly onCompare: () => void;
  /** Goes to the page that proposes changes. */
  readonly onReview: () => void;
  /** Opens the dialog that seats players. */
  readonly onSeating: () => void;
  /** Goes to similar decks of an archive; undefined: the deck is being created. */
  readonly onSimilar: ((archive: "/twd" | "/pda") => void) | undefined;
  /** Compares the deck with the winning deck that has most in common with it. */
  readonly closest: ClosestWinner | undefined;
}

/** The entries that apply to the deck, in the order of docs/rules/decks.md §16. */
export function useMenuEntries(options: Options): readonly MenuEntry[] {
  const {
    deck,
    editing,
    signedIn,
    opens,
    onOpen,
    onClone,
    cloned,
    onCompare,
    onReview,
    onSimilar,
    closest,
    onSeating,
  } = options;
  const { t } = useTranslation();
  const inventoryMode = useInventoryMode();
  // A deck whose cards are withheld is neither shown nor shared; its owner can delete it.
  const withheld = useWithheld(deck);
  const shown = deck && !withheld;
  const entries: (MenuEntry | false | undefined)[] = [
    { name: t("deck.new"), icon: FilePlus, ...opens("deck-new") },
    // Needs no deck either: it stays in its place when one arrives.
    { name: t("display.seating"), icon: Armchair, onChoose: onSeating },
    shown && { name: t("deck.export"), icon: Download, ...opens("deck-export") },
    shown && { name: t("deck.share"), icon: Link, ...opens("deck-share") },
    shown && { name: t("deck.draw"), icon: Dices, ...opens("deck-draw") },
    shown && { name: t("deck.ideas"), icon: Lightbulb, ...opens("deck-ideas") },
    shown && { name: t("deck.proxy"), icon: Grid3x3, ...opens("deck-proxy") },
    shown && { name: t("deck.print"), icon: Printer, onChoose: () => window.print() },
    shown &&
      signedIn && {
        id: "clone",
        name: t(cloned ? "deck.cloned" : "deck.clone"),
        icon: Copy,
        onChoose: onClone,
      },
    shown && { name: t("deck.compare"), icon: Diff, onChoose: onCompare },
    shown && { name: t("deck.review"), icon: MessageSquareDiff, onChoose: onReview },
    shown && onSimilar && { name: t("deck.similar"), icon: Layers, onChoose: () => onSimilar("/twd") },
    shown && onSimilar && { name: t("deck.similar-public"), icon: Layers, onChoose: () => onSimilar("/pda") },
    shown &&
      closest && {
        id: "closest",
        name: t(closest.problem ? `deck.closest-${closest.problem}` : "deck.closest"),
        icon: Trophy,
        onChoose: closest.onChoose,
      },
    shown &&
      signedIn && {
        id: "inventory",
        name: t(inventoryMode ? "deck.inventory-off" : "deck.inventory-on"),
        icon: Package,
        onAim: () => void InventoryBar.load(),
        onChoose: () => setPreferences({ inventoryMode: !inventoryMode }),
      },
    // Behind the entry that makes it come and go, which stays under the pointer in the column of wide windows.
    shown && inventoryMode && { name: t("deck.missing-cards"), icon: PackageMinus, ...opens("deck-missing") },
    ...(deck && editing ? ownEntries(deck, editing, withheld, { deck, opens, onOpen, t }) : []),
  ];
  return entries.filter((entry) => entry !== false && entry !== undefined);
}

function ownEntries(
  deck: Deck,
  { change }: DeckEditing,
  withheld: boolean,
  options: PublicEntriesOptions,
): readonly (MenuEntry | false)[] {
  const { opens, t } = options;
  // A public copy only follows the deck that it was made from.
  if (deck.publicParent !== false) return publicEntries(options);
  return [
    // Keeps its place while the deck is locked: the entries below it stay under the pointer.
    !withheld &&
      isEditable({ ...deck, locked: false }) && {
        name: t("deck.edit-text"),
        icon: Pencil,
        disabled: deck.locked,
        ...opens("deck-text"),
      },
    !withheld && { name: t("deck.add-revision"), icon: GitBranchPlus, ...opens("deck-revision") },
    {
      id: "hidden",
      name: t(deck.hidden ? "deck.show" : "deck.hide"),
      icon: deck.hidden ? Eye : EyeOff,
      onChoose: () => change({ kind: "hidden", value: !deck.hidden }),
    },
    {
      id: "locked",
      name: t(deck.locked ? "deck.unlock" : "deck.lock"),
      icon: deck.locked ? LockOpen : Lock,
      onChoose: () => change({ kind: "locked", value: !deck.locked }),
    },
    ...publicEntries(options),
    deck.revisionGroup !== undefined && {
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
