import { Binoculars } from "lucide";
import { useMemo, useState } from "react";
import type { DeckId, ListedDeck } from "../../../domain/deck/deck";
import type { DeckEntry } from "../../../domain/deck/list/deck-entries";
import { initialTab, type SelectorTab } from "../../../domain/deck/list/selector-tab";
import { useTranslation } from "../../../i18n/translation";
import { IconButton } from "../../../ui/button";
import { Choice } from "../../../ui/form/choice";
import { Select } from "../../../ui/form/select";
import { Icon } from "../../../ui/icon";
import { labelOfRevision, TAB_NAMES } from "./deck-labels";
import { availableTabs, type DeckLists, entriesOf, isUnavailable } from "./deck-options";
import { DeckPicker } from "./deck-picker";
import { formatAge } from "./format-age";
import styles from "./selector.module.css";

interface DeckSelectorProps extends DeckLists {
  /** The deck on the page, or the one that is loading; the id is "" without a deck. */
  readonly shown: { readonly id: string; readonly name: string };
  /** Shows how decks use the inventory. */
  readonly inventoryMode: boolean;
  readonly onOpen: (id: DeckId) => void;
  readonly onAdvanced: () => void;
  /** Called on hover and focus. */
  readonly onAimAdvanced?: () => void;
}

/** Chooses the deck to show, from three lists, and its revision. */
export function DeckSelector(props: DeckSelectorProps) {
  const { shown, inventoryMode, onOpen, onAdvanced, onAimAdvanced, ...lists } = props;
  const { t } = useTranslation();
  const entries = useMemo(() => entriesOf(lists.mine), [lists.mine]);
  const entry = entries.find(({ revisions }) => revisions.some(({ id }) => id === shown.id));
  const { tab, home, tabs, choose } = useTab(shown.id, entry !== undefined, lists);
  return (
    <div className={styles.selector}>
      <Choice
        label={t("deck-list.tabs")}
        value={tab}
        options={tabs.map((value) => ({ value, label: t(TAB_NAMES[value]) }))}
        onChange={choose}
      />
      <IconButton
        label={t("deck-list.advanced")}
        icon={<Icon of={Binoculars} size={18} />}
        variant="secondary"
        onPointerEnter={onAimAdvanced}
        onFocus={onAimAdvanced}
        onClick={onAdvanced}
      />
      <div className={styles.fields}>
        <DeckPicker
          tab={tab}
          lists={lists}
          entries={entries}
          chosen={entry?.current.id ?? shown.id}
          chosenName={tab === home ? shown.name : ""}
          inventory={inventoryMode}
          onType={() => choose(tab)}
          onOpen={onOpen}
        />
        {tab === "mine" && entry && entry.revisions.length > 1 && (
          <RevisionSelect entry={entry} shown={shown.id} onOpen={onOpen} />
        )}
      </div>
    </div>
  );
}

/** The tab of the deck on the page, until the user chooses another tab for the same deck. */
function useTab(id: string, isMine: boolean, lists: DeckLists) {
  const [chosen, setChosen] = useState<{ readonly id: string; readonly tab: SelectorTab }>();
  const tabs = availableTabs(lists);
  // Unless the user's decks are known, a deck of the server counts as one of them.
  const home = isUnavailable(lists.mine) && !id.includes(":") ? "mine" : initialTab({ id, isMine });
  const wanted = chosen?.id === id ? chosen.tab : home;
  const tab = tabs.includes(wanted) ? wanted : "precons";
  return { tab, home, tabs, choose: (next: SelectorTab) => setChosen({ id, tab: next }) };
}

interface RevisionSelectProps {
  readonly entry: DeckEntry;
  readonly shown: string;
  readonly onOpen: (id: DeckId) => void;
}

function RevisionSelect({ entry, shown, onOpen }: RevisionSelectProps) {
  const { t } = useTranslation();
  const optionLabel = (deck: ListedDeck) =>
    [labelOfRevision(t, deck), formatAge(t, deck.changed, Date.now())].filter(Boolean).join(" · ");
  return (
    <div className={styles.revision}>
      <Select
        label={t("deck-list.revision")}
        value={entry.revisions.find(({ id }) => id === shown)?.id ?? entry.latest.id}
        options={entry.revisions.map((deck) => ({ value: deck.id, label: optionLabel(deck) }))}
        onChange={onOpen}
      />
    </div>
  );
}
