import { type ReactNode, useState } from "react";
import type { DeckChange } from "../../../../domain/deck/change";
import { type Deck, isEditable } from "../../../../domain/deck/deck";
import type { DeckFacts } from "../../../../domain/deck/facts/deck-facts";
import type { LimitedCopies } from "../../../../domain/deck/facts/limited-copies";
import { withoutInvisible } from "../../../../domain/deck/invisible-characters";
import { DECK_TEXTS, type DeckTextField } from "../../../../domain/deck/limits";
import { formatDay } from "../../../../i18n/day";
import { useTranslation } from "../../../../i18n/translation";
import { ToggleButton } from "../../../../ui/form/toggle-button";
import styles from "./deck-info.module.css";
import { DeckMarks } from "./deck-marks";
import { DraftField } from "./draft-field";

interface DeckInfoProps {
  readonly deck: Deck;
  readonly facts: DeckFacts;
  readonly limited: LimitedCopies | null;
  /** undefined: the deck is read-only. */
  readonly onChange: ((change: DeckChange) => void) | undefined;
  readonly tags: ReactNode;
}

/** The name, author, description and tags of a deck. */
export function DeckInfo({ deck, facts, limited, onChange, tags }: DeckInfoProps) {
  const { t } = useTranslation();
  const write = onChange && isEditable(deck) ? onChange : undefined;
  return (
    <section className={styles.info}>
      <div className={styles.names}>
        <Name deck={deck} onChange={write} />
        <DeckMarks deck={deck} facts={facts} limited={limited} />
      </div>
      <Author deck={deck} onChange={write} />
      {/* Decks that are not on the server show their date elsewhere. */}
      {deck.version > 0 && <p className={styles.printed}>{formatDay(t, deck.changed)}</p>}
      <Description deck={deck} onChange={write} />
      {tags}
    </section>
  );
}

interface TextProps {
  readonly deck: Deck;
  readonly onChange: ((change: DeckChange) => void) | undefined;
}

const text = (field: DeckTextField, value: string): DeckChange => ({ kind: "text", field, value });

/** The server accepts no invisible characters in such a field. */
const oneLine = (value: string) => withoutInvisible(value).trim();

function Name({ deck, onChange }: TextProps) {
  const { t } = useTranslation();
  return (
    <>
      <h1 className={onChange ? "visually-hidden" : styles.name} tabIndex={-1}>
        {deck.name}
      </h1>
      {onChange && (
        <DraftField
          label={t("deck.name")}
          className={styles.name}
          value={deck.name}
          max={DECK_TEXTS.name.characters}
          onCommit={(value) => oneLine(value) !== "" && onChange(text("name", oneLine(value)))}
        />
      )}
      {deck.revisionGroup && !onChange && <span className={styles.revision}>{deck.revisionLabel}</span>}
      {deck.revisionGroup && onChange && (
        <DraftField
          label={t("deck.revision-name")}
          className={styles.revision}
          value={deck.revisionLabel}
          max={DECK_TEXTS.revisionLabel.characters}
          onCommit={(value) => onChange(text("revisionLabel", oneLine(value)))}
        />
      )}
    </>
  );
}

function Author({ deck, onChange }: TextProps) {
  const { t } = useTranslation();
  if (onChange) {
    return (
      <DraftField
        label={t("deck.author")}
        className={styles.author}
        value={deck.author}
        max={DECK_TEXTS.author.characters}
        onCommit={(value) => onChange(text("author", oneLine(value)))}
      />
    );
  }
  return deck.author === "" ? null : <p className={styles.author}>{t("deck.by", { author: deck.author })}</p>;
}

/** The first line until it is expanded (docs/rules/decks.md §3.2); several lines are edited only when expanded. */
function Description({ deck, onChange }: TextProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const long = deck.description.length > 90 || deck.description.includes("\n");
  if (deck.description === "" && !onChange) return null;
  return (
    <div className={styles.description}>
      {onChange && (open || !deck.description.includes("\n")) ? (
        <>
          <DraftField
            key={String(open)}
            label={t("deck.description")}
            multiline={open}
            value={deck.description}
            max={DECK_TEXTS.description.bytes}
            inBytes
            onCommit={(value) => onChange(text("description", value))}
          />
          <p className={`${styles.lines} ${styles.printed}`}>{deck.description}</p>
        </>
      ) : (
        <p className={open ? styles.lines : styles.line}>{deck.description}</p>
      )}
      {(long || onChange) && (
        <ToggleButton
          pressed={open}
          label={t(open ? "deck.description-fold" : "deck.description-unfold")}
          onToggle={() => setOpen(!open)}
        >
          <span aria-hidden="true">{open ? "▴" : "▾"}</span>
        </ToggleButton>
      )}
    </div>
  );
}
