import { Link } from "@tanstack/react-router";
import type { UsingDecks } from "../../data/inventory/hooks/use-using-decks";
import type { DeckId } from "../../domain/deck/deck";
import { formatDeckId } from "../../domain/deck/url/deck-route";
import { type CardUse, fixedNeed, flexibleNeed, totalNeed } from "../../domain/inventory/card-use";
import { useTranslation } from "../../i18n/translation";
import { Bullets } from "../../ui/bullets";

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
      <DeckList
        title={t("stock.flexible", { count: flexibleNeed(use) })}
        copies={use.flexible}
        decks={decks}
      />
      <DeckList title={t("stock.fixed", { count: fixedNeed(use) })} copies={use.fixed} decks={decks} />
    </details>
  );
}

interface DeckListProps {
  readonly title: string;
  readonly copies: ReadonlyMap<DeckId, number>;
  readonly decks: UsingDecks["decks"];
}

function DeckList({ title, copies, decks }: DeckListProps) {
  if (copies.size === 0) return null;
  const nameOf = (id: DeckId) => {
    const deck = decks.find((one) => one.id === id);
    return [deck?.name, deck?.revisionLabel].filter(Boolean).join(" · ") || id;
  };
  return (
    <>
      <p>{title}</p>
      <Bullets>
        {[...copies].map(([id, count]) => (
          <li key={id}>
            {count} ×{" "}
            <Link to="/decks/{-$id}" params={{ id: formatDeckId(id) }}>
              {nameOf(id)}
            </Link>
          </li>
        ))}
      </Bullets>
    </>
  );
}
