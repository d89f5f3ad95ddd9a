import type { DeckId, InventoryType, ListedDeck } from "../../../domain/deck/deck";
import type { DeckEntry } from "../../../domain/deck/list/deck-entries";
import { deckEntries } from "../../../domain/deck/list/deck-entries";
import type { RecentDeck } from "../../../domain/deck/list/recent";
import type { SelectorTab } from "../../../domain/deck/list/selector-tab";
import { type ListedPrecon, preconSearch } from "../../../domain/deck/precon";
import { isTagged } from "../../../domain/limited/preset-tag";
import type { Translate } from "../../../i18n/translation";
import { gameTerm } from "../../../ui/card/game-term";
import type { ComboboxOption } from "../../../ui/form/combobox-state";
import { formatAge } from "./format-age";

/** "failed": neither the server nor this device could provide the list. */
export type Unavailable = "loading" | "failed";

/** The decks of the signed-in user, with each revision as a deck; or why there are none to show. */
export type OwnDecks = readonly ListedDeck[] | "signed-out" | Unavailable;

const NONE: readonly ListedDeck[] = [];

export function decksIn(mine: OwnDecks): readonly ListedDeck[] {
  return typeof mine === "string" ? NONE : mine;
}

/** The lists to choose from. */
export interface DeckLists {
  readonly mine: OwnDecks;
  readonly precons: readonly ListedPrecon[] | Unavailable;
  readonly recent: readonly RecentDeck[];
  /** Fetches the lists that failed once more. */
  readonly retry: () => void;
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

/** Whether it is not known which decks a list has. */
export function isUnavailable(list: DeckLists[SelectorTab]): list is Unavailable {
  return list === "loading" || list === "failed";
}

/** Why the decks of a tab are unknown; undefined if they are known. */
export function problemOf(tab: SelectorTab, lists: Pick<DeckLists, SelectorTab>): Unavailable | undefined {
  const list = lists[tab];
  return isUnavailable(list) ? list : undefined;
}

/** The available tabs: own decks unless it is known that there are none, recent decks if there are any. */
export function availableTabs(lists: DeckLists): readonly SelectorTab[] {
  const tabs: readonly SelectorTab[] = ["mine", "precons", "recent"];
  const has = {
    mine: isUnavailable(lists.mine) || decksIn(lists.mine).length > 0,
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
      clan: latest.mainClan && gameTerm(t, "path", latest.mainClan),
      note: formatAge(t, latest.changed, now),
      inventory: inventory ? latest.inventoryType : undefined,
    }));
}

export function entriesOf(mine: OwnDecks): readonly DeckEntry[] {
  return deckEntries(decksIn(mine));
}

export function preconOptions(precons: DeckLists["precons"]): readonly DeckOption[] {
  if (isUnavailable(precons)) return [];
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
