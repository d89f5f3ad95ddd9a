import { useMemo, useState } from "react";
import type { DeckId } from "../../../../domain/deck/deck";
import { fold } from "../../../../domain/name/fold";
import { useTranslation } from "../../../../i18n/translation";
import { LabelledInput } from "../../../../ui/form/labelled-input";
import { ScrollRegion } from "../../../../ui/scroll-region";
import type { DeckOption } from "../../selector/deck-options";
import styles from "./select-deck.module.css";

interface OtherDecksPanelProps {
  readonly label: string;
  /** The label of the field: "Name, set or year". */
  readonly hint: string;
  readonly options: readonly DeckOption[];
  readonly onOpen: (id: DeckId) => void;
}

/** Read-only decks: precons, recent decks. */
export function OtherDecksPanel({ label, hint, options, onOpen }: OtherDecksPanelProps) {
  const { t } = useTranslation();
  const [text, setText] = useState("");
  const folded = useMemo(
    () => options.map((option) => ({ option, text: fold(`${option.label} ${option.search ?? ""}`) })),
    [options],
  );
  const sought = fold(text.trim());
  const found = folded.filter(({ text }) => text.includes(sought));
  return (
    <>
      <LabelledInput
        type="search"
        label={hint}
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <ScrollRegion label={label} className={styles.scroller}>
        {found.length === 0 && <p className={styles.empty}>{t("deck-list.none-found")}</p>}
        <ul>
          {found.map(({ option: { value, opens, label: name, note } }) => (
            <li key={value} className={styles.other}>
              <button type="button" className={styles.name} onClick={() => onOpen(opens)}>
                <strong>{name}</strong> <small>{note}</small>
              </button>
            </li>
          ))}
        </ul>
      </ScrollRegion>
    </>
  );
}
