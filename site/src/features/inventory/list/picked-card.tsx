import { type ComponentType, type KeyboardEvent, useEffect, useRef } from "react";
import type { Card } from "../../../domain/card/card";
import type { Overlay } from "../../../generated/published";
import { useTranslation } from "../../../i18n/translation";
import type { LineProps } from "../../../ui/card-row/line-props";
import styles from "./part-section.module.css";
import { StockCells } from "./stock-cells";
import listStyles from "./stock-list.module.css";

interface PickedCardProps<Kind extends Card> {
  /** Changes with each choice. */
  readonly of: unknown;
  readonly card: Kind;
  readonly Line: ComponentType<LineProps<Kind>>;
  readonly overlay: Overlay | null;
  /** Called when its number is entered. */
  readonly onDone: () => void;
}

/** The card that was found last, above the list: it stays there, and nothing is stored before its number is entered. */
export function PickedCard<Kind extends Card>({ of, card, Line, overlay, onDone }: PickedCardProps<Kind>) {
  const { t } = useTranslation();
  const strip = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same card may be chosen again
  useEffect(() => {
    strip.current?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus();
  }, [of]);
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    // The number is committed first.
    if (key === "Enter" && target instanceof HTMLInputElement) queueMicrotask(onDone);
  };
  return (
    <section
      ref={strip}
      aria-label={t("inventory.picked")}
      className={styles.picked}
      onKeyDownCapture={onKeyDown}
    >
      <div className={`${listStyles.container} ${listStyles.own}`}>
        <StockCells card={card} Line={Line} overlay={overlay} isCurrent />
      </div>
    </section>
  );
}
