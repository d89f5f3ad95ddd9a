import type { ReactNode } from "react";
import type { Card } from "../../../domain/card/card";
import { played } from "../../../domain/deck/diff/difference";
import type { DeckCardRow } from "../../../domain/deck/rows/deck-card-rows";
import { useTranslation } from "../../../i18n/translation";
import { By, between } from "./by";
import styles from "./compare.module.css";
import type { PartProps } from "./part-props";

interface LineEndProps {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly tools: ReactNode;
}

/** How the copies of a card differ, at the end of its line. */
function LineEnd({ name, from, to, tools }: LineEndProps) {
  const { t } = useTranslation();
  if (from === to) return null;
  return (
    <>
      <span className={styles.between}>
        <span aria-hidden="true">{between(from, to)}</span>
        <span className="visually-hidden">{t("deck-compare.from-to", { name, from, to })}</span>
      </span>
      <By by={to - from} />
      {tools}
    </>
  );
}

/** What stands at the end of every line of two decks. */
export function lineEnds<Base>({ from, to, tools }: PartProps<Base>): (row: DeckCardRow<Card>) => ReactNode {
  return ({ card }) => (
    <LineEnd
      name={card.displayName}
      from={played(from, card.id)}
      to={played(to, card.id)}
      tools={tools?.(card)}
    />
  );
}
