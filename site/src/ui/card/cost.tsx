import type { Cost, LibraryCard } from "../../domain/card/card";
import { useTranslation } from "../../i18n/translation";
import styles from "./cost.module.css";

export type CostKind = "blood" | "pool" | "conviction";

/** Icons in a box of 24 units: a drop of blood, a cut gem for pool, a shield for conviction. */
const SHAPES: Readonly<Record<CostKind, string>> = {
  blood: "M12 0.8C12 0.8 3.2 10.6 3.2 15.2A8.8 8.1 0 0 0 20.8 15.2C20.8 10.6 12 0.8 12 0.8Z",
  pool: "M12 0.5L23.5 12L12 23.5L0.5 12Z",
  conviction: "M12 0.8L21.5 4V12.2C21.5 17.6 17.6 21.4 12 23.2C6.4 21.4 2.5 17.6 2.5 12.2V4Z",
};
/** The widest parts of drop and shield are not in the middle. */
const BASELINE: Readonly<Record<CostKind, number>> = { blood: 19.4, pool: 16.3, conviction: 16 };

interface CostGlyphProps {
  readonly kind: CostKind;
  readonly cost: Cost;
}

/** The cost of a card as a drop, gem or shield with its number. */
export function CostGlyph({ kind, cost }: CostGlyphProps) {
  const { t } = useTranslation();
  const label = t(`card.cost.${kind}`, { cost: String(cost) });
  return (
    <svg role="img" aria-label={label} viewBox="0 0 24 24" className={`${styles.glyph} ${styles[kind]}`}>
      <title>{label}</title>
      <path d={SHAPES[kind]} />
      <text x="12" y={BASELINE[kind]}>
        {cost}
      </text>
    </svg>
  );
}

type Costs = Pick<LibraryCard, "blood" | "pool" | "conviction">;
const KINDS: readonly CostKind[] = ["pool", "blood", "conviction"];

/** All costs of a library card; nothing for a free card. */
export function CardCost({ card }: { readonly card: Costs }) {
  const costs = KINDS.filter((kind) => card[kind] !== 0);
  if (costs.length === 0) return null;
  return (
    <span className={styles.costs}>
      {costs.map((kind) => (
        <CostGlyph key={kind} kind={kind} cost={card[kind]} />
      ))}
    </span>
  );
}
