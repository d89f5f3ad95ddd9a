import { type ReactNode, useId } from "react";
import styles from "../../../ui/list/section.module.css";
import { useRowFocus } from "../../../ui/list/use-row-focus";

interface DeckSectionProps {
  readonly title: string;
  /** "12", "8 of 12+". */
  readonly count: string;
  readonly isCountWrong: boolean;
  /** Shown beside the title: groups, costs, warnings. */
  readonly facts: ReactNode;
  /** Controls: the order, details on or off. */
  readonly tools: ReactNode;
  /** The field that adds a card; sticky below the header. */
  readonly adding?: ReactNode;
  /** The section is short enough to be sticky while the other part scrolls. */
  readonly stays?: boolean;
  readonly children: ReactNode;
}

/** A part of a deck with a sticky header, which shows its total. */
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

/** A problem of a deck, in a word. */
export function Warning({ children, title }: { readonly children: ReactNode; readonly title?: string }) {
  return (
    <strong className={styles.warning} title={title}>
      {children}
    </strong>
  );
}
