import { useMemo } from "react";
import { useFetchedDecks } from "../../../../data/decks/hooks/use-deck-cards";
import { decksSoFar, useDeckList } from "../../../../data/decks/hooks/use-deck-list";
import type { Deck, DeckId } from "../../../../domain/deck/deck";
import { ownDecks } from "../../../../domain/deck/list/deck-entries";
import { useTranslation } from "../../../../i18n/translation";
import dialogStyles from "../../../../ui/dialog-form.module.css";
import { Checkbox } from "../../../../ui/form/checkbox";
import { ScrollRegion } from "../../../../ui/scroll-region";
import styles from "./missing.module.css";

interface ChosenDecks {
  readonly decks: readonly Deck[];
  /** Whether all chosen decks are loaded. */
  readonly complete: boolean;
  readonly failed: boolean;
}

/** The chosen decks, as far as they are loaded. */
export function useChosenDecks(chosen: ReadonlySet<DeckId>): ChosenDecks {
  const ids = useMemo(() => [...chosen], [chosen]);
  return useFetchedDecks(ids, ids.length > 0);
}

interface DeckChoiceProps {
  readonly chosen: ReadonlySet<DeckId>;
  readonly onChange: (chosen: ReadonlySet<DeckId>) => void;
}

/** A tick for each of the user's decks. */
export function DeckChoice({ chosen, onChange }: DeckChoiceProps) {
  const { t } = useTranslation();
  const list = useDeckList();
  const rows = ownDecks(decksSoFar(list));
  const choose = (id: DeckId, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    onChange(next);
  };
  return (
    <>
      <p className={dialogStyles.note}>{t("inventory-dialogs.scope-chosen-text")}</p>
      {list.status === "loading" && <p>{t("common.loading")}</p>}
      {list.status === "failed" && <p role="alert">{t("inventory-dialogs.decks-failed")}</p>}
      {list.status === "ready" && rows.length === 0 && <p>{t("inventory-dialogs.no-decks")}</p>}
      {rows.length > 0 && (
        <ScrollRegion label={t("inventory-dialogs.decks")} className={styles.decks}>
          {rows.map(({ id, name, revisionLabel }) => (
            <Checkbox
              key={id}
              label={`${name} ${revisionLabel}`.trim()}
              checked={chosen.has(id)}
              onChange={(isChosen) => choose(id, isChosen)}
            />
          ))}
        </ScrollRegion>
      )}
    </>
  );
}
