import { lazy, Suspense } from "react";
import type { CardId } from "../../../domain/card/card";
import { balance, balanceInBrackets, type Target } from "../../../domain/inventory/balance";
import type { CardUse } from "../../../domain/inventory/card-use";
import { type Translate, useTranslation } from "../../../i18n/translation";
import { useTooltip } from "../../../ui/tooltip";
import { useInventoryView } from "../shared/inventory-context";
import styles from "./stock-list.module.css";

const Layer = lazy(async () => ({ default: (await import("./use-layer")).UseLayer }));

interface BalanceButtonProps {
  readonly card: CardId;
  readonly name: string;
  readonly owned: number;
  readonly use: CardUse;
  readonly target: Target | undefined;
  readonly tabIndex: number;
}

/** Copies beyond what decks or the target need; shows the decks on hover, or in a dialog when pressed. */
export function BalanceButton({ card, name, owned, use, target, tabIndex }: BalanceButtonProps) {
  const { t } = useTranslation();
  const { onUses } = useInventoryView();
  const { anchor, anchorProps, layerProps, close } = useTooltip();
  const left = balance(owned, use, target);
  const kind = left < 0 ? styles.short : left > 0 ? styles.over : "";
  return (
    <>
      <button
        type="button"
        className={`${styles.balance} ${kind}`}
        tabIndex={tabIndex}
        aria-label={`${inWords(t, left)}: ${t("inventory.uses-of", { name })}`}
        {...anchorProps}
        onBlur={close}
        onClick={() => {
          close();
          onUses?.(card);
        }}
      >
        {balanceInBrackets(left)}
      </button>
      {anchor && (
        <Suspense fallback={null}>
          <Layer anchor={anchor} {...layerProps} use={use} owned={owned} target={target} />
        </Suspense>
      )}
    </>
  );
}

function inWords(t: Translate, left: number): string {
  if (left === 0) return t("inventory.balance-even");
  return left > 0 ? t("inventory.balance-over", { count: left }) : t("inventory.missing-n", { count: -left });
}
