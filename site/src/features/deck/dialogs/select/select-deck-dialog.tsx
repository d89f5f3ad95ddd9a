import { useMemo, useRef, useState } from "react";
import type { DeckId } from "../../../../domain/deck/deck";
import { initialTab, type SelectorTab } from "../../../../domain/deck/list/selector-tab";
import { useTranslation } from "../../../../i18n/translation";
import { Button } from "../../../../ui/button";
import { Dialog } from "../../../../ui/dialog";
import { Choice } from "../../../../ui/form/choice";
import { useRestoreFocus } from "../../../../ui/use-restore-focus";
import { problemText, TAB_NAMES } from "../../selector/deck-labels";
import {
  availableTabs,
  type DeckLists,
  decksIn,
  isUnavailable,
  type OwnDecks,
  preconOptions,
  problemOf,
  recentOfOthers,
  recentOptions,
  type Unavailable,
} from "../../selector/deck-options";
import { MyDecksPanel } from "./my-decks-panel";
import { OtherDecksPanel } from "./other-decks-panel";
import styles from "./select-deck.module.css";
import type { DeckCardSource, DeckListCommands } from "./types";

interface SelectDeckDialogProps extends DeckLists {
  /** The purpose if the deck is not simply opened: "Compare with…". */
  readonly title?: string;
  /** The id of the deck on the page; "" without a deck. */
  readonly shown: string;
  readonly inventoryMode: boolean;
  readonly cards: DeckCardSource;
  /** undefined: the dialog only picks a deck, and changes nothing. */
  readonly commands?: DeckListCommands;
  readonly onOpen: (id: DeckId) => void;
  readonly onClose: () => void;
}

/**
 * The advanced selector; without commands a picker, for comparing and for revisions of another deck.
 */
export function SelectDeckDialog(props: SelectDeckDialogProps) {
  const { t } = useTranslation();
  const { title, shown, mine, commands, onClose } = props;
  const tabs = availableTabs(props);
  const [chosen, setChosen] = useState(() => firstTab(mine, shown));
  const wanted = chosen ?? firstTab(mine, shown) ?? "precons";
  const tab = tabs.includes(wanted) ? wanted : "precons";
  const content = useRef<HTMLDivElement>(null);
  useRestoreFocus(content);
  return (
    <Dialog
      title={title ?? t("deck-list.select")}
      size={commands ? "lg" : "md"}
      closeLabel={t("common.close")}
      onClose={onClose}
    >
      <div ref={content} className={styles.dialog}>
        <Choice
          label={t("deck-list.tabs")}
          value={tab}
          options={tabs.map((value) => ({ value, label: t(TAB_NAMES[value]) }))}
          onChange={setChosen}
        />
        {mine === "signed-out" && <p>{t("deck-list.empty-signed-out")}</p>}
        {mine.length === 0 && <p>{t("deck-list.empty-mine")}</p>}
        <TabPanel {...props} tab={tab} />
      </div>
    </Dialog>
  );
}

/** The tab that is open, also after the deck on the page is deleted; undefined unless own decks are known. */
function firstTab(mine: OwnDecks, shown: string): SelectorTab | undefined {
  if (isUnavailable(mine)) return undefined;
  const decks = decksIn(mine);
  if (shown === "" && decks.length > 0) return "mine";
  return initialTab({ id: shown, isMine: decks.some(({ id }) => id === shown) });
}

function TabPanel({
  tab,
  mine,
  precons,
  recent,
  retry,
  ...rest
}: SelectDeckDialogProps & { readonly tab: SelectorTab }) {
  const { t } = useTranslation();
  const { cards, inventoryMode, commands, onOpen } = rest;
  const others = useMemo(
    () => (tab === "recent" ? recentOptions(recentOfOthers({ mine, recent }), t) : preconOptions(precons)),
    [tab, mine, recent, precons, t],
  );
  const problem = problemOf(tab, { mine, precons, recent });
  if (problem) return <TabProblem problem={problem} onRetry={retry} />;
  if (tab === "mine") {
    return (
      <MyDecksPanel
        decks={decksIn(mine)}
        cards={cards}
        inventoryMode={inventoryMode}
        commands={commands}
        onOpen={onOpen}
      />
    );
  }
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

interface TabProblemProps {
  readonly problem: Unavailable;
  readonly onRetry: () => void;
}

function TabProblem({ problem, onRetry }: TabProblemProps) {
  const { t } = useTranslation();
  const text = problemText(t, problem);
  if (problem === "loading") return <p role="status">{text}</p>;
  return (
    <div>
      <p role="alert">{text}</p>
      <Button onClick={onRetry}>{t("common.retry")}</Button>
    </div>
  );
}
