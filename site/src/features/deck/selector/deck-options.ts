import type { DeckId, InventoryType, ListedDeck } from "../../../domain/deck/deck";
import type { DeckEntry } from "../../../domain/deck/list/deck-entries";
import { deckEntries } from "../../../domain/deck/list/deck-entries";
import type { RecentDeck } from "../../../domain/deck/list/recent";
import type { SelectorTab } from "../../../domain/deck/list/selector-tab";
import { type ListedPrecon, preconSearch } from "../../../domain/deck/precon";
import { isTagged } from "../../../domain/limited/preset-tag";
import type { Translate } from "../../../i18n/translation";
import type { ComboboxOption } from "../../../ui/form/combobox-state";
import { formatAge } from "./format-age";

/** The decks of the signed-in user, with each revision as a deck; or why there are none to show. */
export type OwnDecks = readonly ListedDeck[] | "signed-out" | "loading";

const NONE: readonly ListedDeck[] = [];

export function decksIn(mine: OwnDecks): readonly ListedDeck[] {
  return typeof mine === "string" ? NONE : mine;
}

/** The lists to choose from. */
export interface DeckLists {
  readonly mine: OwnDecks;
  readonly precons: readonly ListedPrecon[] | "loading";
  readonly recent: readonly RecentDeck[];
}

/** An option of the selector. */
export interface DeckOption extends ComboboxOption {
  /** The deck to open: of a deck with revisions the current one. */
  readonly opens: DeckId;
  readonly clan: string | undefined;
  /** The age of the last change, or the origin. */
  readonly note: string;
  readonly inventory: InventoryType | undefined;
}

/** Recent decks without the user's own: a deck may have been opened before signing in. */
export function recentOfOthers({ mine, recent }: Pick<DeckLists, "mine" | "recent">): readonly RecentDeck[] {
  const own = new Set(decksIn(mine).map(({ id }) => id));
  return recent.filter(({ id }) => !own.has(id));
}

/** Whether the decks of a tab are still to come. */
export function isLoadingTab(tab: SelectorTab, lists: DeckLists): boolean {
  return tab !== "recent" && lists[tab] === "loading";
}

/** The available tabs: own decks if the user has any, recent decks if there are any. */
export function availableTabs(lists: DeckLists): readonly SelectorTab[] {
  const tabs: readonly SelectorTab[] = ["mine", "precons", "recent"];
  const has = {
    mine: lists.mine === "loading" || decksIn(lists.mine).length > 0,
    precons: true,
    recent: recentOfOthers(lists).length > 0,
  };
  return tabs.filter((tab) => has[tab]);
}

interface MyOptions {
  readonly t: Translate;
  readonly now: number;
  readonly inventory: boolean;
  /** Only decks with this tag: those of a limited format. */
  readonly wantedTag?: string | undefined;
}

/** Without hidden decks. */
export function myOptions(
  entries: readonly DeckEntry[],
  { t, now, inventory, wantedTag }: MyOptions,
): readonly DeckOption[] {
  return entries
    .filter(
      ({ current, revisions }) =>
        !current.hidden &&
        (wantedTag === undefined || revisions.some(({ tags }) => isTagged(tags, wantedTag))),
    )
    .map(({ current, latest, revisions }) => ({
      value: current.id,
      opens: latest.id,
      label: current.name,
      search: revisions.map(({ revisionLabel }) => revisionLabel).join(" "),
      clan: latest.mainClan,
      note: formatAge(t, latest.changed, now),
      inventory: inventory ? latest.inventoryType : undefined,
    }));
}

export function entriesOf(mine: OwnDecks): readonly DeckEntry[] {
  return deckEntries(decksIn(mine));
}

export function preconOptions(precons: DeckLists["precons"]): readonly DeckOption[] {
  if (precons === "loading") return [];
  return precons.map((precon) => ({
    value: precon.id,
    opens: precon.id,
    label: precon.name,
    search: preconSearch(precon),
    clan: undefined,
    note: precon.date?.slice(0, 4) ?? "",
    inventory: undefined,
  }));
}

export function recentOptions(recent: readonly RecentDeck[], t: Translate): readonly DeckOption[] {
  return recent.map(({ id, name, kind }) => ({
    value: id,
    opens: id,
    label: name,
    clan: undefined,
    note: t(`deck-list.kind-${kind}`),
    inventory: undefined,
  }));
}
