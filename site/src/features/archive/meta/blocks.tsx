import { type ComponentType, startTransition, useEffect, useState } from "react";
import { FEW } from "../../../domain/archive/meta/estimate";
import { useTranslation } from "../../../i18n/translation";
import { LoadFailure } from "../../../ui/load-failure";
import type { BlockProps } from "./block-props";
import { CardsBlock } from "./cards-block";
import { ClansBlock } from "./clans-block";
import styles from "./meta.module.css";
import type { Further } from "./use-dashboard";

const FIRST: readonly ComponentType<BlockProps>[] = [ClansBlock, CardsBlock];

interface BlocksProps extends BlockProps {
  /** undefined until they are computed; those of other first measures until then. */
  readonly further: Further | "failed" | undefined;
  readonly retry: () => void;
}

/** All parts of the dashboard. Each is added below the others once those are painted, so that no task is long. */
export function Blocks({ further: state, retry, ...props }: BlocksProps) {
  const { t } = useTranslation();
  const [count, setCount] = useState(1);
  const further = state === "failed" ? undefined : state;
  const all = FIRST.length + (further?.blocks.length ?? 0);
  const isOld = further !== undefined && further.of !== props.dashboard;
  useEffect(() => {
    if (count >= all) return;
    const frame = requestAnimationFrame(() => startTransition(() => setCount(count + 1)));
    return () => cancelAnimationFrame(frame);
  }, [count, all]);
  return (
    <>
      {props.dashboard.windows.now.effective < FEW && <p className={styles.note}>{t("meta.few-wins")}</p>}
      {FIRST.slice(0, count).map((Part) => (
        <Part key={Part.name} {...props} />
      ))}
      {state === "failed" && <LoadFailure message={t("meta.part-failed")} onRetry={retry} />}
      {further && (
        <div className={isOld ? styles.old : undefined} aria-busy={isOld}>
          {further.blocks.slice(0, Math.max(0, count - FIRST.length)).map((Part) => (
            <Part key={Part.name} {...props} further={further.measures} />
          ))}
        </div>
      )}
    </>
  );
}
