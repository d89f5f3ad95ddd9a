import { type ReactNode, useId } from "react";
import { useRowFocus } from "../rows/use-row-focus";
import styles from "./deck-section.module.css";

interface DeckSectionProps {
  readonly title: string;
  /** "12", "8 of 12+". */
  readonly count: string;
  readonly isCountWrong: boolean;
  /** What else is told beside the title: groups, costs, warnings. */
  readonly facts: ReactNode;
  /** Order, facts on or off. */
  readonly tools: ReactNode;
  /** The field that adds a card: stays in sight under the header. */
  readonly adding?: ReactNode;
  /** Short enough to stay in sight while what stands beside it scrolls. */
  readonly stays?: boolean;
  readonly children: ReactNode;
}

/** A part of a deck under a header that stays in sight with its total. */
export function DeckSection(props: DeckSectionProps) {
  const { title, count, isCountWrong, facts, tools, adding, stays = false, children } = props;
  const id = useId();
  return (
    <section
      {...useRowFocus()}
      aria-labelledby={id}
      className={`${styles.section} ${stays ? styles.stays : ""}`}
    >
      <div className={styles.head}>
        <header className={styles.header}>
          <h2 id={id}>
            {title} <span className={isCountWrong ? styles.wrong : styles.count}>[{count}]</span>
          </h2>
          <div className={styles.facts}>{facts}</div>
          <div className={styles.tools}>{tools}</div>
        </header>
        {adding}
      </div>
      {children}
    </section>
  );
}

/** Something that is wrong with a deck, in a word. */
export function Warning({ children, title }: { readonly children: ReactNode; readonly title?: string }) {
  return (
    <strong className={styles.warning} title={title}>
      {children}
    </strong>
  );
}
