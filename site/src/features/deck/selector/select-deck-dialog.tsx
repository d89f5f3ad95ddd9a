import { useMemo, useState } from "react";
import type { DeckId } from "../../../domain/deck/deck";
import { initialTab, type SelectorTab } from "../../../domain/deck/list/selector-tab";
import { useTranslation } from "../../../i18n/translation";
import { Dialog } from "../../../ui/dialog";
import { Choice } from "../../../ui/form/choice";
import type { DeckActions, DeckCardSource } from "./deck-actions";
import {
  availableTabs,
  type DeckLists,
  decksIn,
  type OwnDecks,
  preconOptions,
  recentOfOthers,
  recentOptions,
} from "./deck-options";
import { TAB_NAMES } from "./deck-words";
import { MyDecksPanel } from "./my-decks-panel";
import { OtherDecksPanel } from "./other-decks-panel";
import styles from "./select-deck.module.css";

interface SelectDeckDialogProps extends DeckLists {
  /** What it is chosen for, where it is not simply opened: "Compare with…". */
  readonly title?: string;
  /** Id of the deck on the screen; "" where none is. */
  readonly shown: string;
  readonly inventoryMode: boolean;
  readonly cards: DeckCardSource;
  /** Left out where a deck is only picked: then nothing can be changed here. */
  readonly actions?: DeckActions;
  readonly onOpen: (id: DeckId) => void;
  readonly onClose: () => void;
}

/**
 * The advanced selector; without actions a picker, for comparing and for revisions made of another deck.
 */
export function SelectDeckDialog(props: SelectDeckDialogProps) {
  const { t } = useTranslation();
  const { title, shown, mine, actions, onClose } = props;
  const tabs = availableTabs(props);
  const [chosen, setChosen] = useState(() => firstTab(mine, shown));
  const wanted = chosen ?? firstTab(mine, shown) ?? "precons";
  const tab = tabs.includes(wanted) ? wanted : "precons";
  return (
    <Dialog
      title={title ?? t("deck-list.select")}
      size={actions ? "lg" : "md"}
      closeLabel={t("common.close")}
      onClose={onClose}
    >
      <div className={styles.dialog}>
        <Choice
          label={t("deck-list.tabs")}
          value={tab}
          options={tabs.map((value) => ({ value, label: t(TAB_NAMES[value]) }))}
          onChange={setChosen}
        />
        {mine === "loading" && <p>{t("common.loading")}</p>}
        {mine === "signed-out" && <p>{t("deck-list.empty-signed-out")}</p>}
        {mine.length === 0 && <p>{t("deck-list.empty-mine")}</p>}
        <TabPanel {...props} tab={tab} />
      </div>
    </Dialog>
  );
}

/** The list that stays, also when the deck on the screen is deleted in it; undefined before one's own decks are there. */
function firstTab(mine: OwnDecks, shown: string): SelectorTab | undefined {
  if (mine === "loading") return undefined;
  const decks = decksIn(mine);
  if (shown === "" && decks.length > 0) return "mine";
  return initialTab({ id: shown, isMine: decks.some(({ id }) => id === shown) });
}

function TabPanel({
  tab,
  mine,
  precons,
  recent,
  ...rest
}: SelectDeckDialogProps & { readonly tab: SelectorTab }) {
  const { t } = useTranslation();
  const { cards, inventoryMode, actions, onOpen } = rest;
  const others = useMemo(
    () => (tab === "recent" ? recentOptions(recentOfOthers({ mine, recent }), t) : preconOptions(precons)),
    [tab, mine, recent, precons, t],
  );
  if (tab === "mine") {
    return (
      <MyDecksPanel
        decks={decksIn(mine)}
        cards={cards}
        inventoryMode={inventoryMode}
        actions={actions}
        onOpen={onOpen}
      />
    );
  }
  if (others.length === 0) return <p>{t("deck-list.empty-precons")}</p>;
  return (
    <OtherDecksPanel
      key={tab}
      label={t(TAB_NAMES[tab])}
      hint={t(tab === "precons" ? "deck-list.find-precon" : "deck-list.find")}
      options={others}
      onOpen={onOpen}
    />
  );
}
