import { useCallback, useMemo, useState } from "react";
import type { DeckId, ListedDeck } from "../../../../domain/deck/deck";
import { deckMap, ownDecks, revisionsOf } from "../../../../domain/deck/list/deck-entries";
import { type Deletion, deletionOf } from "../../../../domain/deck/list/deletion";
import { tagCounts } from "../../../../domain/deck/list/tag-rules";
import { useTranslation } from "../../../../i18n/translation";
import { Button } from "../../../../ui/button";
import { deckLabel } from "../../selector/deck-labels";
import { BulkBar } from "./bulk-bar";
import { DeckFilters } from "./deck-filters";
import { DeckPreview } from "./deck-preview";
import { DeleteConfirmation } from "./delete-confirmation";
import { MyRow } from "./my-row";
import { TagSummary } from "./tag-summary";
import type { DeckCardSource, DeckListCommands } from "./types";
import { useFilteredDecks } from "./use-filtered-decks";
import { VirtualDeckList } from "./virtual-deck-list";

interface MyDecksPanelProps {
  readonly decks: readonly ListedDeck[];
  readonly cards: DeckCardSource;
  readonly inventoryMode: boolean;
  /** undefined: the dialog only picks a deck. */
  readonly commands: DeckListCommands | undefined;
  readonly onOpen: (id: DeckId) => void;
}

/** The user's own decks: filtered, sorted, opened, and changed one by one or in bulk. */
export function MyDecksPanel({ decks, cards, inventoryMode, commands, onOpen }: MyDecksPanelProps) {
  const { t } = useTranslation();
  const list = useFilteredDecks(decks, cards.known, cards.changed);
  const byId = useMemo(() => deckMap(ownDecks(decks)), [decks]);
  const suggestions = useMemo(() => tagCounts(decks).map(({ tag }) => tag), [decks]);
  const [previewed, setPreviewed] = useState<ListedDeck>();
  const [published, setPublished] = useState<ListedDeck>();
  const [deletion, setDeletion] = useState<Deletion & { readonly bulk: boolean }>();
  const { chosen, rows, criteria, select } = list;
  const selected = useMemo(() => new Set(chosen.map(({ id }) => id)), [chosen]);
  const tick = useCallback(
    (id: DeckId, on: boolean) =>
      select((before) => new Set(on ? [...before, id] : [...before].filter((one) => one !== id))),
    [select],
  );
  const askToDelete = useCallback(
    (deck: ListedDeck) => setDeletion({ ...deletionOf([deck], byId, criteria.revisions), bulk: false }),
    [byId, criteria.revisions],
  );
  const isRevision = (deck: ListedDeck) => criteria.revisions && revisionsOf(deck, byId).length > 1;
  const remove = (agreed: Deletion) => {
    commands?.deleteAll(agreed);
    setDeletion(undefined);
  };
  return (
    <>
      {commands && <TagSummary list={list} />}
      <DeckFilters list={list} cards={cards} inventoryMode={inventoryMode} />
      {commands && (
        <BulkBar
          list={list}
          commands={commands}
          onDelete={() => setDeletion({ ...deletionOf(chosen, byId, criteria.revisions), bulk: true })}
        />
      )}
      <p role="status" className="visually-hidden">
        {t("deck-list.shown", { count: rows.length })}
      </p>
      <VirtualDeckList
        label={t("deck-list.mine")}
        rows={rows}
        empty={
          <>
            <p>{t("deck-list.empty-filter")}</p>
            <Button onClick={list.clear}>{t("deck-list.clear")}</Button>
          </>
        }
        renderRow={(row) => (
          <MyRow
            {...row}
            inventoryMode={inventoryMode}
            commands={commands}
            suggestions={suggestions}
            isSelected={selected.has(row.deck.id)}
            isChanged={cards.changed.has(row.deck.id)}
            isPlaytest={cards.playtest.has(row.deck.id)}
            deleteLabel={t(isRevision(row.deck) ? "deck-list.delete-revision" : "deck-list.delete-one", {
              name: deckLabel(row.deck),
            })}
            onOpen={onOpen}
            onSelect={tick}
            onPreview={setPreviewed}
            onPublic={setPublished}
            onDelete={askToDelete}
          />
        )}
      />
      {previewed && <DeckPreview deck={previewed} cards={cards} onClose={() => setPreviewed(undefined)} />}
      {published && commands?.askPublic(published, () => setPublished(undefined))}
      {deletion && (
        <DeleteConfirmation
          deletion={deletion}
          bulk={deletion.bulk}
          byId={byId}
          onConfirm={() => remove(deletion)}
          onCancel={() => setDeletion(undefined)}
        />
      )}
    </>
  );
}
