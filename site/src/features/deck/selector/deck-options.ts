import type { DeckId, InventoryType, ListedDeck } from "../../../domain/deck/deck";
import type { DeckEntry } from "../../../domain/deck/list/deck-entries";
import { deckEntries } from "../../../domain/deck/list/deck-entries";
import type { RecentDeck } from "../../../domain/deck/list/recent";
import type { SelectorTab } from "../../../domain/deck/list/selector-tab";
import { type ListedPrecon, preconSearch } from "../../../domain/deck/precon";
import { isTagged } from "../../../domain/limited/preset-tag";
import type { Translate } from "../../../i18n/translation";
import type { ComboboxOption } from "../../../ui/form/combobox-state";
import { sayAge } from "./say-age";

/** The decks of whoever is signed in, each revision one of them; or why there are none to show. */
export type OwnDecks = readonly ListedDeck[] | "signed-out" | "loading";

const NONE: readonly ListedDeck[] = [];

export function decksIn(mine: OwnDecks): readonly ListedDeck[] {
  return typeof mine === "string" ? NONE : mine;
}

/** What there is to choose from. */
export interface DeckLists {
  readonly mine: OwnDecks;
  readonly precons: readonly ListedPrecon[];
  readonly recent: readonly RecentDeck[];
}

/** A line of the selector's list. */
export interface DeckOption extends ComboboxOption {
  /** What is opened: of a deck with revisions the one edited last. */
  readonly opens: DeckId;
  readonly clan: string | undefined;
  /** When it was changed, or where it comes from. */
  readonly note: string;
  readonly inventory: InventoryType | undefined;
}

/** Before somebody signed in they may have looked at a deck of their own. */
export function recentOfOthers({ mine, recent }: Pick<DeckLists, "mine" | "recent">): readonly RecentDeck[] {
  const own = new Set(decksIn(mine).map(({ id }) => id));
  return recent.filter(({ id }) => !own.has(id));
}

/** The lists there are: own decks for who has some, recent ones when there are any. */
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

/** Hidden decks are left out. */
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
      search: revisions.map(({ branchName }) => branchName).join(" "),
      clan: latest.mainClan,
      note: sayAge(t, latest.changed, now),
      inventory: inventory ? latest.inventoryType : undefined,
    }));
}

export function entriesOf(mine: OwnDecks): readonly DeckEntry[] {
  return deckEntries(decksIn(mine));
}

export function preconOptions(precons: readonly ListedPrecon[]): readonly DeckOption[] {
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
