import { useSuspenseQuery } from "@tanstack/react-query";
import { memo, type ReactNode, Suspense, useCallback, useMemo } from "react";
import { cryptBaseOptions, libraryBaseOptions } from "../../../data/card-data";
import { cardsNow } from "../../../data/decks/hooks/use-cards-now";
import type { DeckEditing } from "../../../data/decks/hooks/use-deck-editing";
import { useDeckStore } from "../../../data/decks/hooks/use-deck-store";
import type { Card, CardId } from "../../../domain/card/card";
import { isPlaytestId } from "../../../domain/card/ids";
import { type Deck, isEditable } from "../../../domain/deck/deck";
import { indexedTraits } from "../../../domain/deck/facts/card-tags";
import { deckCopies } from "../../../domain/deck/facts/copies";
import { deckFacts } from "../../../domain/deck/facts/deck-facts";
import type { DeckTags } from "../../../domain/deck/facts/deck-tags";
import { hasLimited } from "../../../domain/deck/facts/limited-copies";
import { unknownCards } from "../../../domain/deck/rows/deck-card-rows";
import { roundPrecon } from "../../../domain/deck/url/deck-route";
import { useTranslation } from "../../../i18n/translation";
import { useCardPool } from "../../../ui/card/card-pool";
import { today } from "../../../ui/today";
import { AddingField } from "../cards/adding-field";
import { CryptSection } from "../cards/crypt/crypt-section";
import { LibrarySection } from "../cards/library/library-section";
import { DeckInfo } from "../header/info/deck-info";
import { EditNotices } from "../header/lazy-parts";
import type { CopiesChange } from "../shared/copies-change";
import styles from "./deck-view.module.css";
import "./print.css";
import { useDeckSlots } from "../shared/deck-slots";
import { useAdd } from "../shared/use-add";
import { useOverlay } from "../shared/use-overlay";
import { useWithheld } from "../shared/use-withheld";
import { BelowCharts } from "./below-charts";
import { CardsOfKind } from "./cards-of-kind";
import { DeckChartsPart } from "./deck-charts-part";
import { DeckChanges, DeckLegality, ReleasedCards, WithheldCards } from "./lazy-parts";
import { SimilarWinners } from "./similar-winners";
import { useWhoPlays } from "./use-who-plays";

interface DeckViewProps {
  readonly deck: Deck;
  /** undefined: the deck belongs to someone else. */
  readonly editing: DeckEditing | undefined;
  /** Day of the tournament that the deck has won. */
  readonly playedOn?: string | undefined;
  /** Renders the tags; receives those that are computed from the cards. */
  readonly tags: (computed: DeckTags) => ReactNode;
}

/**
 * A deck: its header, crypt and library. An edit of copies is painted in the lists before the rest follows; saving
 * it renders nothing.
 */
export const DeckView = memo(PlainView, (one, next) => {
  const { deck, editing, tags } = one;
  const isSame = deck === next.deck && tags === next.tags;
  return isSame && EDITING.every((part) => editing?.[part] === next.editing?.[part]);
});

/** The parts of the editing state that the view uses. */
const EDITING = ["of", "change", "problems", "changedElsewhere"] as const;

function PlainView({ deck, editing, playedOn, tags }: DeckViewProps) {
  const { t } = useTranslation();
  const { data: crypt } = useSuspenseQuery(cryptBaseOptions());
  const { data: library } = useSuspenseQuery(libraryBaseOptions());
  const overlay = useOverlay();
  const find = useCallback(
    (id: number): Card | undefined => crypt.byId.get(id) ?? library.byId.get(id),
    [crypt, library],
  );
  const traits = useMemo(() => indexedTraits(crypt, library), [crypt, library]);
  const { deckStore } = useDeckStore();
  const copies = useMemo(() => deckCopies(Object.fromEntries(deck.cards), find), [deck.cards, find]);
  const day = playedOn ?? today();
  const facts = useMemo(() => deckFacts(copies, traits, day), [copies, traits, day]);
  const isIn = useCardPool();
  const limited = useMemo(() => (isIn ? hasLimited(copies, isIn) : null), [copies, isIn]);
  const players = useWhoPlays(copies.crypt, crypt);
  const withheld = useWithheld(deck);
  const write = editing && isEditable(deck) ? editing : undefined;
  const onCopies = useCopiesChange(write);
  const add = useAdd(() => cardsNow(deckStore, deck), onCopies);
  const adding = useMemo(
    () => ({
      crypt: add && <AddingField kind="crypt" onChoose={add} />,
      library: add && <AddingField kind="library" onChoose={add} />,
    }),
    [add],
  );
  const shared = { of: editing?.of, deck: deck.id, facts, overlay, onCopies };
  const { PreconReport } = useDeckSlots();
  const unknown = withheld
    ? []
    : unknownCards(deck.cards, (id) => isPlaytestId(id) || find(id) !== undefined);
  return (
    <div className={styles.view}>
      <DeckInfo
        key={editing?.of}
        deck={deck}
        facts={facts}
        limited={limited}
        onChange={editing?.change}
        tags={tags(facts.tags)}
      />
      {!withheld && (
        <div className={styles.legality}>
          <DeckLegality
            deck={deck}
            cards={deck.cards}
            find={find}
            crypt={crypt.cards}
            catalogue={crypt.catalogue}
            playedOn={playedOn}
            onChange={write?.change}
          />
        </div>
      )}
      {editing && isNoticed(editing) && (
        <Suspense>
          <EditNotices editing={editing} nameOf={(id) => find(id)?.displayName ?? String(id)} />
        </Suspense>
      )}
      {deck.isAuthor && (
        <DeckChanges
          key={`changes ${deck.id}`}
          deck={deck}
          nameOf={(id) => find(id)?.displayName ?? String(id)}
        />
      )}
      {deck.released.length > 0 && (
        <div className={styles.released}>
          <ReleasedCards released={deck.released} nameOf={(id) => find(Number(id))?.displayName ?? id} />
        </div>
      )}
      {unknown.length > 0 && (
        <p role="status" className={styles.unknown}>
          {t("deck.unknown-cards", { count: unknown.length, ids: unknown.slice(0, 5).join(", ") })}
        </p>
      )}
      {withheld ? (
        <div className={styles.withheld}>
          <p>{t("deck.contains-playtest")}</p>
          <WithheldCards deck={deck} editing={editing} />
        </div>
      ) : (
        <div className={styles.parts}>
          <CardsOfKind deckStore={deckStore} deck={deck} kind="crypt">
            {(cards) => <CryptSection {...shared} cards={cards} base={crypt} adding={adding.crypt} />}
          </CardsOfKind>
          <CardsOfKind deckStore={deckStore} deck={deck} kind="library">
            {(cards) => (
              <LibrarySection
                {...shared}
                cards={cards}
                copies={copies}
                base={library}
                whoPlays={players}
                adding={adding.library}
              />
            )}
          </CardsOfKind>
          <DeckChartsPart copies={copies} facts={facts} />
        </div>
      )}
      {!withheld && (
        <BelowCharts>
          {roundPrecon(deck.id) ? <PreconReport deck={deck} /> : <SimilarWinners deck={deck} />}
        </BelowCharts>
      )}
    </div>
  );
}

function isNoticed({ problems, changedElsewhere }: DeckEditing): boolean {
  return problems.length > 0 || changedElsewhere !== undefined;
}

function useCopiesChange(editing: DeckEditing | undefined): CopiesChange {
  const change = editing?.change;
  return useMemo(
    () =>
      change &&
      ((card: CardId, copies: number) => change({ kind: "cards", copies: new Map([[card, copies]]) })),
    [change],
  );
}
