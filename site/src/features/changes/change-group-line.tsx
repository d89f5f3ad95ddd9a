import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { setsOptions } from "../../data/card-data";
import type { Card, CardId } from "../../domain/card/card";
import { rulingSegments } from "../../domain/card/card-text";
import { setName } from "../../domain/card/set-names";
import type { CardChange } from "../../domain/changes/card-changes";
import { textAfter } from "../../domain/changes/text-after";
import { wordDifference } from "../../domain/changes/word-difference";
import { type Translate, useTranslation } from "../../i18n/translation";
import { CardLink } from "../../ui/card/card-link";
import { Segments } from "../../ui/card/card-text";
import { valueChange } from "../../ui/card/value-change";
import { Words } from "../../ui/reading/words";
import styles from "./changes.module.css";
import type { RulingTexts } from "./use-ruling-texts";

interface ChangeGroupLineProps {
  /** Changes that say the same of several cards. */
  readonly group: readonly CardChange[];
  /** All changes that are shown or newer: the text after a change is the one before the next. */
  readonly all: readonly CardChange[];
  readonly rulings: RulingTexts;
  readonly find: (id: number) => Card | undefined;
}

/** The changes of one day that say the same, with the cards that they are about. */
export function ChangeGroupLine({ group, all, rulings, find }: ChangeGroupLineProps) {
  const { t } = useTranslation();
  const title = useTitle(group[0]);
  const cards = group.map(({ card }) => card).filter((card) => find(card) !== undefined);
  return (
    <li>
      <p>
        <strong>{title}</strong>
        {group.length > 1 && ` (${group.length})`}
        {": "}
        {group.map(({ card, before }, index) => (
          <span key={card}>
            {index > 0 && ", "}
            <Name card={card} cards={cards} name={find(card)?.displayName} gone={before} />
          </span>
        ))}
      </p>
      {group.slice(0, 1).map((change) => (
        <Content
          key={change.card}
          t={t}
          change={change}
          all={all}
          rulings={rulings}
          card={find(change.card)}
        />
      ))}
    </li>
  );
}

interface NameProps {
  readonly card: CardId;
  readonly cards: readonly CardId[];
  readonly name: string | undefined;
  /** The last name of a card that no longer exists. */
  readonly gone: string;
}

function Name({ card, cards, name, gone }: NameProps) {
  if (name === undefined) return gone === "" ? String(card) : gone;
  return (
    <CardLink id={card} among={cards} preview>
      {name}
    </CardLink>
  );
}

function useTitle(change: CardChange | undefined): string {
  const { t } = useTranslation();
  const { data: sets } = useQuery(setsOptions());
  if (!change) return "";
  const set = change.set !== undefined && sets ? setName(change.set, sets) : undefined;
  switch (change.kind) {
    case "new":
      return set === undefined ? t("changes.new") : t("changes.new-in", { set });
    case "printing":
      return set === undefined ? t("changes.printed") : t("changes.printed-in", { set });
    case "name":
    case "rules":
      return valueChange(t, { ...change, field: change.field ?? "" });
    default:
      return t(`changes.${change.kind}`);
  }
}

interface ContentProps {
  readonly t: Translate;
  readonly change: CardChange;
  readonly all: readonly CardChange[];
  readonly rulings: RulingTexts;
  readonly card: Card | undefined;
}

function Content({ t, change, all, rulings, card }: ContentProps): ReactNode {
  const { kind, before } = change;
  switch (kind) {
    case "text":
    case "minor":
      return (
        card && (
          <Wording summary={t("changes.compare")} before={before} after={textAfter(change, all, card.text)} />
        )
      );
    case "ruling":
    case "ruling-reworded":
    case "ruling-gone":
      return <Ruling change={change} rulings={rulings} />;
    default:
      return null;
  }
}

interface WordingProps {
  readonly summary: string;
  readonly before: string;
  readonly after: string;
}

/** Compared when it is opened. */
function Wording({ summary, before, after }: WordingProps) {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{summary}</summary>
      {open && (
        <p lang="en" className={styles.wording}>
          <Words pieces={wordDifference(before, after)} />
        </p>
      )}
    </details>
  );
}

function Ruling({ change, rulings }: Pick<ContentProps, "change" | "rulings">) {
  const { kind, before, ruling, text } = change;
  const now = text ?? (ruling === undefined ? undefined : rulings.texts[ruling]) ?? "";
  if (kind === "ruling-gone") {
    return (
      <p lang="en" className={styles.wording}>
        <del>
          <Segments segments={rulingSegments(before, rulings.cards)} />
        </del>
      </p>
    );
  }
  return (
    <p lang="en" className={styles.wording}>
      {kind === "ruling-reworded" ? (
        <Words pieces={wordDifference(before, now)} />
      ) : (
        <Segments segments={rulingSegments(now, rulings.cards)} />
      )}
    </p>
  );
}
