import { memo, useMemo } from "react";
import type { DeckEditing } from "../../../data/decks/hooks/use-deck-editing";
import { type DeckList, decksSoFar } from "../../../data/decks/hooks/use-deck-list";
import { type Deck, isEditable } from "../../../domain/deck/deck";
import type { DeckTags } from "../../../domain/deck/facts/deck-tags";
import { readDeckRoute } from "../../../domain/deck/url/deck-route";
import { TagsEditor } from "../header/lazy-parts";
import { TagList } from "../header/tags/tag-list";

interface DeckTagsFieldProps {
  readonly deck: Deck | undefined;
  readonly editing: DeckEditing | undefined;
  readonly list: DeckList;
  readonly computed: DeckTags;
}

/** Stored decks have their own tags; tags of other decks are computed from their cards (docs/rules/decks.md §9.1). */
export const DeckTagsField = memo(function DeckTagsField(props: DeckTagsFieldProps) {
  const { deck, editing, list, computed } = props;
  const decks = decksSoFar(list);
  const suggestions = useMemo(() => [...new Set(decks.flatMap(({ tags }) => tags))].toSorted(), [decks]);
  if (!deck) return null;
  const all = [...computed.superior, ...computed.base];
  if (!editing && isStored(deck)) return <TagList tags={deck.tags} />;
  if (!editing) return <TagList tags={all} superior={computed.superior} />;
  if (!isEditable(deck)) return <TagList tags={deck.tags} />;
  return (
    <TagsEditor
      tags={deck.tags}
      suggestions={suggestions}
      onChange={(tags) => editing.change({ kind: "tags", tags })}
      autotag={() => all}
    />
  );
});

/** Public copies, precons, winning decks and decks in the URL have no tags of their own. */
function isStored({ id, publicParent }: Deck): boolean {
  return readDeckRoute(id, () => false).kind === "server" && publicParent === false;
}
