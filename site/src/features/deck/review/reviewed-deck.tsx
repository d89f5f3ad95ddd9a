import { Check, Undo2 } from "lucide";
import { useState } from "react";
import type { DeckEditing } from "../../../data/decks/hooks/use-deck-editing";
import type { Card, CardId, CardKind } from "../../../domain/card/card";
import { type Deck, isEditable } from "../../../domain/deck/deck";
import { COMPARED_VIEWS, type ComparedView } from "../../../domain/deck/diff/compared-cards";
import { copiesAfter, type Difference, played } from "../../../domain/deck/diff/difference";
import { useTranslation } from "../../../i18n/translation";
import { IconButton } from "../../../ui/button";
import { Choice } from "../../../ui/form/choice";
import { Icon } from "../../../ui/icon";
import { useAnnounce } from "../../../ui/live-region";
import { DifferenceView } from "../compare/difference-view";
import { EditingOfSide } from "../compare/editing-of-side";
import textStyles from "../deck-text.module.css";
import { useCards } from "../room/use-cards";
import { UndoButtons } from "../saving/undo-buttons";
import { focusNext } from "./focus-next";
import { ProposalActions } from "./proposal-actions";
import { ProposalNotes } from "./proposal-notes";
import type { ReviewRoomProps } from "./review-room";
import { useProposal } from "./use-proposal";
import { useReviewSteps } from "./use-review-steps";

export interface ReviewedDeckProps extends Pick<ReviewRoomProps, "hash" | "onHash" | "onKept" | "parts"> {
  readonly deck: Deck;
  /** Whoever looks at it owns the deck. */
  readonly editing: DeckEditing | undefined;
  readonly signedIn: boolean;
}

/** Who reads a review wants to know what changes; who writes one needs the whole deck. */
const VIEWS = COMPARED_VIEWS.filter((view) => view !== "missing");

/** A deck with the changes that the address proposes: read, altered, and by its owner applied. */
export function ReviewedDeck(props: ReviewedDeckProps) {
  const { deck, editing, hash, onHash, parts } = props;
  const { t } = useTranslation();
  const announce = useAnnounce();
  const { find } = useCards();
  const [view, setView] = useState<ComparedView>(hash === "" ? "all" : "different");
  const steps = useReviewSteps({ deck: deck.id, hash, onHash, editing });
  const proposal = useProposal(deck.cards, hash, onHash, steps.propose);
  const { standing, cards, propose } = proposal;
  const write = editing && isEditable(deck) ? editing.change : undefined;
  const apply =
    write &&
    ((difference: Difference) => {
      write({ kind: "cards", copies: copiesAfter(deck.cards, difference) });
      steps.applied();
      announce(t("deck-review.applied", { count: difference.size }));
    });
  const tools = (card: Card) => {
    const by = standing.get(card.id);
    if (by === undefined) return null;
    return (
      <>
        {apply && (
          <IconButton
            label={t("deck-review.apply", { name: card.displayName })}
            icon={<Icon of={Check} size={16} />}
            data-action="apply"
            onClick={({ currentTarget }) => {
              focusNext(currentTarget);
              apply(new Map([[card.id, by]]));
            }}
          />
        )}
        <IconButton
          label={t("deck-review.drop", { name: card.displayName })}
          icon={<Icon of={Undo2} size={16} />}
          data-action="drop"
          onClick={({ currentTarget }) => {
            focusNext(currentTarget);
            propose(card.id, played(deck.cards, card.id));
          }}
        />
      </>
    );
  };
  const names = { all: t("deck-compare.all"), different: t("deck-compare.different"), missing: "" };
  const add = (card: CardId, copies: number) => propose(card, played(cards, card) + copies);
  return (
    <>
      <ProposalActions
        {...props}
        onHash={steps.propose}
        proposal={proposal}
        onApply={apply && (() => apply(standing))}
      />
      <ProposalNotes proposal={proposal} isLocked={editing !== undefined && write === undefined} />
      {editing && (
        <EditingOfSide
          editing={{ ...editing, ...steps }}
          parts={parts}
          nameOf={(card) => find(card)?.displayName ?? String(card)}
        />
      )}
      <div className={textStyles.choices}>
        <Choice
          label={t("deck-compare.cards")}
          value={view}
          options={VIEWS.map((value) => ({ value, label: names[value] }))}
          onChange={setView}
        />
        {!editing && <UndoButtons {...steps} />}
      </div>
      <DifferenceView
        pair={deck.id}
        from={deck.cards}
        to={cards}
        shown="to"
        view={view}
        onCopies={propose}
        picker={(kind: CardKind) => <parts.CardPicker kind={kind} onChoose={add} />}
        tools={tools}
      />
    </>
  );
}
