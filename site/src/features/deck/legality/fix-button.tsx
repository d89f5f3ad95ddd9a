import { isCrypt } from "../../../domain/card/ids";
import { copiesOut, type Fix, fixedCards } from "../../../domain/deck/legality/fix";
import { brokenBy } from "../../../domain/deck/legality/judge";
import { type Translate, useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import type { KnownNames } from "../../../ui/legality/known-names";
import { ruleText } from "../../../ui/legality/verdict-line";
import styles from "./deck-legality.module.css";
import type { RunFix } from "./run-fix";
import type { Judged } from "./use-judged";

interface FixButtonProps {
  readonly fix: Fix;
  /** Whether it is all fixes as one. */
  readonly isAll?: boolean;
  readonly judged: Judged;
  readonly names: KnownNames;
  readonly onRun: RunFix;
}

/** A repair that says exactly what it does, what the deck has then, and what it breaks. */
export function FixButton({ fix, isAll = false, judged, names, onRun }: FixButtonProps) {
  const { t } = useTranslation();
  const { judged: deck, verdicts, format, judgeCards } = judged;
  const after = sizes(fixedCards(fix, deck.cards));
  const broken = brokenBy(fix, deck, verdicts, judgeCards);
  const label = isAll
    ? t("legality.fix-all", { count: copiesOut(fix) })
    : fixText(t, fix, (id) => nameOf(id, names));
  return (
    <div className={styles.fix}>
      <div className={styles.buttons}>
        <Button variant={isAll ? "primary" : "secondary"} onClick={() => onRun(fix, false)}>
          {label}
        </Button>
        <Button
          variant="ghost"
          aria-label={`${label}. ${t("legality.aside")}`}
          onClick={() => onRun(fix, true)}
        >
          {t("legality.aside")}
        </Button>
      </div>
      <p className={styles.note}>{t("legality.then-sizes", after)}</p>
      {broken.length > 0 && (
        <p className={styles.breaks}>
          {t("legality.then-breaks", {
            rules: broken.map(({ rule }) => ruleText(t, rule, format)).join("; "),
          })}
        </p>
      )}
    </div>
  );
}

function fixText(t: Translate, fix: Fix, name: (id: number) => string): string {
  const count = copiesOut(fix);
  const { groups = "", out, added } = fix;
  if (fix.kind === "keep-groups") return t("legality.keep-groups", { groups, count });
  if (fix.kind === "swap-groups") {
    const swapped = [...added.values()].reduce((sum, copies) => sum + copies, 0);
    return t("legality.swap-groups", { groups, count: swapped, rest: count - swapped });
  }
  const [only, ...others] = out.keys();
  if (only === undefined || others.length > 0) return t("legality.take-out", { count });
  return t("legality.take-out-card", { count, name: name(only) });
}

function nameOf(id: number, names: KnownNames): string {
  const card = names.find(id);
  return card ? names.localize(card).name : String(id);
}

function sizes(cards: ReturnType<typeof fixedCards>): { readonly crypt: number; readonly library: number } {
  let [crypt, library] = [0, 0];
  for (const [id, copies] of cards) {
    if (isCrypt(id)) crypt += copies;
    else library += copies;
  }
  return { crypt, library };
}
