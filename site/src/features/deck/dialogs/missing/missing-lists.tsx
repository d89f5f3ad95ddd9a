import { useSuspenseQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { cryptBaseOptions, libraryBaseOptions } from "../../../../data/card-data";
import type { CryptCard } from "../../../../domain/card/card";
import type { DeckCards } from "../../../../domain/deck/deck";
import { cryptList, type DeckCardRow, libraryList } from "../../../../domain/deck/rows/deck-card-rows";
import { useTranslation } from "../../../../i18n/translation";
import { CryptLine } from "../../../../ui/card-row/crypt-line";
import { TypedLibraryLine } from "../../../../ui/card-row/typed-library-line";
import { useCryptSort } from "../../cards/crypt/use-crypt-sort";
import { typeName } from "../../cards/facts/type-name";
import { QuantityRows } from "../../cards/rows/quantity-rows";
import rowStyles from "../../cards/rows/rows.module.css";
import { useIds } from "../../cards/rows/use-ids";
import { useOverlay } from "../../shared/use-overlay";

interface MissingListsProps {
  readonly cards: DeckCards;
}

/** Missing vampires, and missing library cards by type. */
export function MissingLists({ cards }: MissingListsProps) {
  const { t } = useTranslation();
  const { data: crypt } = useSuspenseQuery(cryptBaseOptions());
  const { data: library } = useSuspenseQuery(libraryBaseOptions());
  const [sort] = useCryptSort();
  const overlay = useOverlay();
  const lists = useMemo(
    () => ({
      vampires: cryptList(cards, cards, (id) => crypt.byId.get(id), sort).played,
      sections: libraryList(cards, cards, (id) => library.byId.get(id)).sections,
    }),
    [cards, crypt, library, sort],
  );
  const { vampires, sections } = lists;
  const among = useIds(
    useMemo(() => [...vampires, ...sections.flatMap(({ rows }) => rows)], [vampires, sections]),
  );
  const shared = { overlay, among, onCopies: undefined };
  return (
    <>
      {vampires.length > 0 && (
        <section aria-label={t("deck.crypt")}>
          <h3 className={rowStyles.heading}>
            {t("deck.crypt")} ({copiesIn(vampires)})
          </h3>
          <QuantityRows {...shared} label={t("deck.crypt")} rows={vampires} Line={CryptLine} />
        </section>
      )}
      {sections.map(({ heading, copies, rows }) => {
        const name = typeName(t, heading);
        return (
          <section key={heading} aria-label={name}>
            <h3 className={rowStyles.heading}>
              {name} ({copies})
            </h3>
            <QuantityRows {...shared} label={name} rows={rows} Line={TypedLibraryLine} />
          </section>
        );
      })}
    </>
  );
}

function copiesIn(rows: readonly DeckCardRow<CryptCard>[]): number {
  return rows.reduce((sum, { copies }) => sum + copies, 0);
}
