import { Check, Undo2 } from "lucide";
import { useState } from "react";
import { useCards } from "../../../data/use-cards";
import type { Card, CardId, CardKind } from "../../../domain/card/card";
import { isEditable } from "../../../domain/deck/deck";
import { COMPARED_VIEWS, type ComparedView } from "../../../domain/deck/diff/compared-cards";
import { copiesAfter, type Difference, played } from "../../../domain/deck/diff/difference";
import { useTranslation } from "../../../i18n/translation";
import { IconButton } from "../../../ui/button";
import textStyles from "../../../ui/dialog-form.module.css";
import { Choice } from "../../../ui/form/choice";
import { Icon } from "../../../ui/icon";
import { useAnnounce } from "../../../ui/live-region";
import { UndoButtons } from "../../../ui/saving/undo-buttons";
import { DifferenceView } from "../compare/difference-view";
import { EditingOfSide } from "../compare/editing-of-side";
import { focusNext } from "../compare/focus-next";
import { useDeckSlots } from "../shared/deck-slots";
import { ProposalActions } from "./proposal-actions";
import { ProposalNotes } from "./proposal-notes";
import type { ReviewedDeckProps } from "./types";
import { useProposal } from "./use-proposal";
import { useReviewSteps } from "./use-review-steps";

/** A reader needs the changes, an author the whole deck; missing cards are of no use here. */
const VIEWS = COMPARED_VIEWS.filter((view) => view !== "missing");

/** A deck with the changes that the URL proposes; anyone may edit these, the owner applies them. */
export function ReviewedDeck(props: ReviewedDeckProps) {
  const { deck, editing, signedIn, hash, onHash, onSaved } = props;
  const { t } = useTranslation();
  const announce = useAnnounce();
  const { CardPicker } = useDeckSlots();
  const { find } = useCards();
  const [view, setView] = useState<ComparedView>(hash === "" ? "all" : "different");
  const steps = useReviewSteps({ deck: deck.id, hash, onHash, editing });
  const proposal = useProposal(deck.cards, hash, onHash, steps.propose);
  const { pending, cards, propose } = proposal;
  const write = editing && isEditable(deck) ? editing.change : undefined;
  const apply =
    write &&
    ((difference: Difference) => {
      write({ kind: "cards", copies: copiesAfter(deck.cards, difference) });
      steps.applied();
      announce(t("deck-review.applied", { count: difference.size }));
    });
  const tools = (card: Card) => {
    const by = pending.get(card.id);
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
        {...{ deck, signedIn, onSaved }}
        onHash={steps.propose}
        proposal={proposal}
        onApply={apply && (() => apply(pending))}
      />
      <ProposalNotes proposal={proposal} isLocked={editing !== undefined && write === undefined} />
      {editing && (
        <EditingOfSide
          editing={{ ...editing, ...steps }}
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
        picker={(kind: CardKind) => <CardPicker kind={kind} onChoose={add} />}
        tools={tools}
      />
    </>
  );
}
