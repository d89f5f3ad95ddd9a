import type { ReactNode } from "react";
import type { Card } from "../../../domain/card/card";
import { played } from "../../../domain/deck/diff/difference";
import type { DeckCardRow } from "../../../domain/deck/rows/deck-card-rows";
import { useTranslation } from "../../../i18n/translation";
import styles from "./compare.module.css";
import type { PartProps } from "./part-props";
import { between, SignedDifference } from "./signed-difference";

interface LineEndProps {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly tools: ReactNode;
}

/** The difference between the copies of a card. */
function LineEnd({ name, from, to, tools }: LineEndProps) {
  const { t } = useTranslation();
  if (from === to) return null;
  return (
    <>
      <span className={styles.between}>
        <span aria-hidden="true">{between(from, to)}</span>
        <span className="visually-hidden">{t("deck-compare.from-to", { name, from, to })}</span>
      </span>
      <SignedDifference by={to - from} />
      {tools}
    </>
  );
}

/** Renders the end of each line of two decks. */
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
