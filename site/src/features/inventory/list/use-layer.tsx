import type { ComponentProps } from "react";
import { TooltipLayer } from "../../../ui/tooltip-layer";
import { CardUses } from "./card-uses";
import styles from "./stock-list.module.css";

type UseLayerProps = Omit<ComponentProps<typeof TooltipLayer>, "placement" | "children"> &
  ComponentProps<typeof CardUses>;

/** The decks that use a card, beside its balance. */
export function UseLayer({ use, owned, target, ...layer }: UseLayerProps) {
  return (
    <TooltipLayer placement="right" {...layer}>
      <div className={styles.layer}>
        <CardUses use={use} owned={owned} target={target} />
      </div>
    </TooltipLayer>
  );
}
