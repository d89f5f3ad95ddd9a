import { type ComponentType, useId, useRef } from "react";
import type { Card } from "../../../../domain/card/card";
import type { Part } from "../../../../domain/deck/draw/draw-deck";
import type { DrawStep } from "../../../../domain/deck/draw/draw-table";
import type { PartDraw } from "../../../../domain/deck/draw/part-draw";
import type { Overlay } from "../../../../generated/published";
import { useTranslation } from "../../../../i18n/translation";
import { Button } from "../../../../ui/button";
import type { LineProps } from "../../../../ui/card-row/line-props";
import textStyles from "../../../../ui/dialog-form.module.css";
import { useFocusBeside } from "../../../../ui/use-focus-beside";
import { BurnedList } from "./burned-list";
import styles from "./draw.module.css";
import { HandList } from "./hand-list";

/** A step without its seed, which is added when the step is taken. */
export type TableStep =
  | Exclude<DrawStep, { readonly kind: "re-draw" }>
  | { readonly kind: "re-draw"; readonly part: Part };

interface PartViewProps<Kind extends Card> {
  readonly part: Part;
  readonly draw: PartDraw;
  readonly cards: ReadonlyMap<number, Kind>;
  readonly Line: ComponentType<LineProps<Kind>>;
  readonly overlay: Overlay | null;
  readonly odds: boolean;
  /** Shown before the hand: transfers. */
  readonly about?: string;
  readonly burnedTitle: string;
  readonly burnedTotals: readonly string[];
  readonly onStep: (step: TableStep) => void;
}

/** One part of the deck: the hand, its size, and the played cards. */
export function PartView<Kind extends Card>(props: PartViewProps<Kind>) {
  const { part, draw, cards, Line, overlay, odds, about, burnedTitle, burnedTotals, onStep } = props;
  const { t } = useTranslation();
  const id = useId();
  const { drawn, burned, rest } = draw;
  const title = t(`deck-draw.${part}`);
  const counts = { drawn: drawn.length, rest: rest.length };
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h3 id={id}>
        {title}{" "}
        <span title={t("deck-draw.drawn-and-rest-long", counts)}>
          <span aria-hidden="true">
            {drawn.length} + {rest.length}
          </span>
          <span className="visually-hidden">{t("deck-draw.drawn-and-rest-long", counts)}</span>
        </span>
      </h3>
      {about !== undefined && <p className={textStyles.note}>{about}</p>}
      <HandSize part={part} draw={draw} onStep={onStep} />
      <HandList
        label={title}
        part={draw}
        cards={cards}
        Line={Line}
        overlay={overlay}
        odds={odds}
        onPlay={(number) => onStep({ kind: "burn", part, number })}
      />
      <BurnedList
        title={burnedTitle}
        totals={burnedTotals}
        burned={burned}
        cards={cards}
        Line={Line}
        overlay={overlay}
        onReturn={(number) => onStep({ kind: "return", part, number })}
      />
    </section>
  );
}

type HandSizeProps = Pick<PartViewProps<Card>, "part" | "draw" | "onStep">;

function HandSize({ part, draw: { drawn, rest }, onStep }: HandSizeProps) {
  const { t } = useTranslation();
  const buttons = useRef<HTMLDivElement>(null);
  useFocusBeside(buttons);
  const more = rest.length > 0;
  const steps = [
    { kind: "draw-all", text: t("deck-draw.all"), label: t(`deck-draw.all-${part}`), possible: more },
    { kind: "put-back", text: "−1", label: t(`deck-draw.fewer-${part}`), possible: drawn.length > 0 },
    { kind: "re-draw", text: t("deck-draw.redraw"), label: t(`deck-draw.redraw-${part}`), possible: true },
    { kind: "draw-one", text: "+1", label: t(`deck-draw.more-${part}`), possible: more },
  ] as const;
  return (
    <div ref={buttons} className={textStyles.choices}>
      {steps.map(({ kind, text, label, possible }) => (
        <Button key={kind} aria-label={label} disabled={!possible} onClick={() => onStep({ kind, part })}>
          {text}
        </Button>
      ))}
    </div>
  );
}
