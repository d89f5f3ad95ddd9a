import type { UsingDecks } from "../../data/inventory/hooks/use-using-decks";
import { type CardUse, fixedNeed, flexibleNeed, totalNeed } from "../../domain/inventory/card-use";
import { useTranslation } from "../../i18n/translation";
import { DeckCopies } from "../../ui/deck-copies";

interface DeckUsesProps {
  readonly use: CardUse;
  readonly using: UsingDecks;
}

/** How many copies all decks need together, and on demand which decks. */
export function DeckUses({ use, using }: DeckUsesProps) {
  const { t } = useTranslation();
  const { decks, complete, failed } = using;
  const isUnused = use.flexible.size + use.fixed.size === 0;
  return (
    <details>
      <summary>{t("stock.total-used", { count: complete ? String(totalNeed(use)) : "…" })}</summary>
      {!complete && <p>{t(failed ? "stock.decks-failed" : "common.loading")}</p>}
      {complete && isUnused && <p>{t("stock.unused")}</p>}
      <DeckCopies
        title={<p>{t("stock.flexible", { count: flexibleNeed(use) })}</p>}
        copies={use.flexible}
        decks={decks}
      />
      <DeckCopies
        title={<p>{t("stock.fixed", { count: fixedNeed(use) })}</p>}
        copies={use.fixed}
        decks={decks}
      />
    </details>
  );
}
