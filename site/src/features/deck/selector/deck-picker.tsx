import { type ReactNode, useMemo } from "react";
import { useWantedTag } from "../../../data/limited-decks";
import { usePlaytestRole } from "../../../data/playtest/playtest-role";
import type { DeckId } from "../../../domain/deck/deck";
import type { DeckEntry } from "../../../domain/deck/list/deck-entries";
import type { SelectorTab } from "../../../domain/deck/list/selector-tab";
import { selectorNameLength, shortName } from "../../../domain/deck/list/short-name";
import { useTranslation } from "../../../i18n/translation";
import type { ComboboxOption } from "../../../ui/form/combobox-state";
import { Picker } from "../../../ui/form/picker";
import { useMedia } from "../../../ui/use-media";
import { usePickerLabels } from "./deck-labels";
import {
  type DeckLists,
  type DeckOption,
  decksIn,
  myOptions,
  preconOptions,
  problemOf,
  recentOfOthers,
  recentOptions,
} from "./deck-options";
import { InventoryIcon } from "./inventory-icon";
import { PlaytestMark } from "./lazy-playtest-mark";
import styles from "./selector.module.css";

/** docs/rules/decks.md §6.1. */
const LIST_HEIGHT = 600;
const NARROW = "(max-width: 767px)";

interface DeckPickerProps {
  readonly tab: SelectorTab;
  readonly lists: DeckLists;
  readonly entries: readonly DeckEntry[];
  readonly chosen: string;
  readonly chosenName: string;
  readonly inventory: boolean;
  /** The list has to stay from now on, also if another one becomes the first to show. */
  readonly onType: () => void;
  readonly onOpen: (id: DeckId) => void;
}

/** A combobox of the decks of one list; the focus stays there after a choice. */
export function DeckPicker({
  tab,
  lists,
  entries,
  chosen,
  chosenName,
  inventory,
  onType,
  onOpen,
}: DeckPickerProps) {
  const { t } = useTranslation();
  const problem = problemOf(tab, lists);
  const messages = usePickerLabels(tab, problem);
  const maxLength = selectorNameLength({ narrow: useMedia(NARROW), inventory });
  // Names of decks have any length; products often differ only at the end of their names.
  const length = tab === "precons" ? Number.POSITIVE_INFINITY : maxLength;
  const wantedTag = useWantedTag();
  const { mine, precons, recent } = lists;
  const options = useMemo(() => {
    switch (tab) {
      case "mine":
        return myOptions(entries, { t, now: Date.now(), inventory, wantedTag });
      case "precons":
        return preconOptions(precons);
      case "recent":
        return recentOptions(recentOfOthers({ mine, recent }), t);
    }
  }, [tab, entries, precons, mine, recent, inventory, wantedTag, t]);
  const byValue = useMemo(() => new Map(options.map((option) => [option.value, option])), [options]);
  const isTester = usePlaytestRole() !== "none";
  const own = useMemo(
    () => (isTester && tab === "mine" ? decksIn(mine).map(({ id }) => id) : undefined),
    [isTester, tab, mine],
  );
  const renderOption = ({ value, label }: ComboboxOption): ReactNode => {
    const option = byValue.get(value);
    return option ? <OptionLine option={option} length={length} own={own} /> : label;
  };
  return (
    <Picker
      label={t("deck-list.choose")}
      options={options}
      chosen={chosen}
      chosenText={shortName(chosenName, length)}
      messages={messages}
      maxHeight={LIST_HEIGHT}
      list={tab}
      isLoading={problem === "loading"}
      renderOption={renderOption}
      onType={onType}
      onPick={(value) => {
        const option = byValue.get(value);
        if (option) onOpen(option.opens);
      }}
    />
  );
}

interface OptionLineProps {
  readonly option: DeckOption;
  readonly length: number;
  /** All own decks if the option is one of a playtester's. */
  readonly own: readonly DeckId[] | undefined;
}

function OptionLine({ option, length, own }: OptionLineProps) {
  const { label, clan, note, inventory, opens } = option;
  return (
    <span className={styles.option}>
      <span title={label}>{shortName(label, length)}</span>
      <span className={styles.meta}>
        {own && <PlaytestMark deck={opens} among={own} />}
        {clan}
        {clan !== undefined && note !== "" && " · "}
        {note}
        {inventory && <InventoryIcon type={inventory} />}
      </span>
    </span>
  );
}
