import { Ellipsis } from "lucide";
import { memo, type ReactNode, Suspense, useCallback, useMemo } from "react";
import type { WinningDeck } from "../../../data/archive/fetch-winning-deck";
import type { DeckEditing } from "../../../data/decks/hooks/use-deck-editing";
import { type DeckList, decksSoFar } from "../../../data/decks/hooks/use-deck-list";
import { session } from "../../../data/session";
import { useStore } from "../../../data/store";
import { type Deck, type DeckId, isEditable } from "../../../domain/deck/deck";
import type { BadCard } from "../../../domain/deck/deck-text";
import type { DeckTags } from "../../../domain/deck/facts/deck-tags";
import { readDeckRoute } from "../../../domain/deck/url/deck-route";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import { useMedia } from "../../../ui/use-media";
import { DeckView } from "../page/deck-view";
import { DeckSelector } from "../selector/deck-selector";
import { TagList } from "../tags/tag-list";
import { useLater } from "../use-later";
import styles from "./deck-frame.module.css";
import type { DeckRoomProps } from "./deck-room";
import { useDeckLists } from "./use-deck-lists";

/** Wide enough for the actions beside a deck whose vampires take one line each. */
const DESKTOP = "(min-width: 1440px)";

/** Lines of an import that are to be fixed, and the deck that was made of the others. */
export interface BadLines {
  readonly deck: DeckId;
  readonly lines: readonly BadCard[];
}

export interface FrameProps extends DeckRoomProps {
  readonly badLines: BadLines | undefined;
  readonly onBadLines: (lines: BadLines | undefined) => void;
  readonly list: DeckList;
  /** undefined: what is in its place says why there is none. */
  readonly deck: Deck | undefined;
  readonly editing?: DeckEditing | undefined;
  /** The deck won a tournament. */
  readonly win?: WinningDeck | undefined;
  /** Parts of its address that name no card. */
  readonly refused?: readonly string[] | undefined;
  readonly children?: ReactNode;
}

/** What stands around a deck: the selector above it, what can be done with it, its dialogs. */
export const DeckFrame = memo(function DeckFrame(props: FrameProps) {
  const { deck, editing, win, refused, dialog, parts, pending, children } = props;
  const { t } = useTranslation();
  const desktop = useMedia(DESKTOP);
  const frame = useLater(props, deck?.id);
  const tags = useCallback((computed: DeckTags) => <Tags frame={frame} computed={computed} />, [frame]);
  const complete = parts.useComplete(editing !== undefined);
  const signedIn = useStore(session) !== "out";
  // The place of the state is there from the first paint on: what stands under it or beside it stays where it is.
  const state = signedIn && (
    <div className={styles.saving}>{editing && complete && <parts.SaveState editing={editing} />}</div>
  );
  return (
    <div className={styles.room}>
      <div className={styles.top}>
        <Selector frame={frame} />
        {!desktop && (
          <div className={styles.state}>
            {state}
            <Button
              aria-haspopup="dialog"
              onPointerEnter={() => parts.loadDialog("deck-actions")}
              onFocus={() => parts.loadDialog("deck-actions")}
              onClick={() => dialog.open("deck-actions")}
            >
              <Icon of={Ellipsis} size={18} />
              {t("deck.actions")}
            </Button>
          </div>
        )}
      </div>
      <div className={styles.deck}>
        {deck && complete ? (
          <Suspense fallback={pending}>
            {win && <parts.WinHead {...win} />}
            {refused !== undefined && refused.length > 0 && <parts.RefusedParts refused={refused} />}
            <DeckView deck={deck} editing={editing} parts={parts} tags={tags} />
          </Suspense>
        ) : (
          (deck && pending) || children
        )}
      </div>
      {desktop && (
        <aside className={styles.actions} aria-label={t("deck.actions")}>
          {/* Stays in sight with the actions, however far down the edit is. */}
          {state}
          <Actions frame={frame} />
        </aside>
      )}
      <Dialogs {...props} />
    </div>
  );
});

/** What an edit changes nothing of is drawn after it. */
interface LaterProps {
  readonly frame: FrameProps;
}

const Selector = memo(function Selector({ frame }: LaterProps) {
  const { id, list, deck, dialog, parts, onOpen } = frame;
  return (
    <DeckSelector
      {...useDeckLists(list)}
      shown={deck ? { id: deck.id, name: deck.name } : { id, name: "" }}
      inventoryMode={false}
      onOpen={onOpen}
      onAdvanced={() => dialog.open("deck-select")}
      onAimAdvanced={() => parts.loadDialog("deck-select")}
    />
  );
});

const Actions = memo(function Actions({ frame }: LaterProps) {
  return <frame.parts.Actions {...frame} />;
});

function Dialogs(frame: FrameProps) {
  return <frame.parts.Dialogs {...frame} lists={useDeckLists(frame.list)} />;
}

/** Stored decks have their own tags; tags of other decks are computed from their cards (docs/rules/decks.md §9.1). */
const Tags = memo(function Tags({ frame, computed }: LaterProps & { readonly computed: DeckTags }) {
  const { deck, editing, list, parts } = frame;
  const decks = decksSoFar(list);
  const suggestions = useMemo(() => [...new Set(decks.flatMap(({ tags }) => tags))].toSorted(), [decks]);
  if (!deck) return null;
  const all = [...computed.superior, ...computed.base];
  if (!editing && isStored(deck)) return <TagList tags={deck.tags} />;
  if (!editing) return <TagList tags={all} superior={computed.superior} />;
  if (!isEditable(deck)) return <TagList tags={deck.tags} />;
  return (
    <parts.TagsEditor
      tags={deck.tags}
      suggestions={suggestions}
      onChange={(tags) => editing.change({ kind: "tags", tags })}
      autotag={() => all}
    />
  );
});

/** A public copy, a precon, a winning deck and one that stands in its address have no tags of their own. */
function isStored({ id, publicParent }: Deck): boolean {
  return readDeckRoute(id, () => false).kind === "server" && publicParent === false;
}
