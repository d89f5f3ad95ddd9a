import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { accountOptions } from "../../../data/account-query";
import { createAnonymous } from "../../../data/decks/commands/anonymous-decks";
import { createDeck } from "../../../data/decks/commands/deck-commands";
import { isTemporary } from "../../../data/decks/queue/temporary-id";
import { useCards } from "../../../data/use-cards";
import type { DeckDraft } from "../../../domain/deck/deck";
import { differenceText } from "../../../domain/deck/diff/difference-text";
import { asDeckId } from "../../../domain/deck/url/deck-route";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import textStyles from "../../../ui/dialog-form.module.css";
import { useFocusBeside } from "../../../ui/use-focus-beside";
import { useTask } from "../../../ui/use-task";
import { CopyButton } from "../compare/copy-button";
import type { ReviewedDeckProps } from "./types";
import type { Proposal } from "./use-proposal";

interface ProposalActionsProps extends Pick<ReviewedDeckProps, "deck" | "signedIn" | "onHash" | "onSaved"> {
  readonly proposal: Proposal;
  /** undefined: the deck belongs to someone else, or is not editable now. */
  readonly onApply: (() => void) | undefined;
}

/** Commands for a proposal as a whole. */
export function ProposalActions(props: ProposalActionsProps) {
  const { deck, proposal, signedIn, onApply, onHash, onSaved } = props;
  const { t } = useTranslation();
  const client = useQueryClient();
  const { find, naming } = useCards();
  const { task, run } = useTask();
  const buttons = useRef<HTMLDivElement>(null);
  useFocusBeside(buttons);
  const { pending, cards } = proposal;
  const none = pending.size === 0;
  const save = async () => {
    const author = client.getQueryData(accountOptions().queryKey)?.publicName ?? "";
    const name = t("deck-review.of", { name: deck.name });
    const draft: DeckDraft = { name, author, description: "", tags: deck.tags, cards, reviewOf: parentId() };
    onSaved(signedIn ? await createDeck(client, draft) : (await createAnonymous(draft)).id);
  };
  // A deck in the URL has no id by which it could be found again.
  const parentId = () => (deck.id === asDeckId("deck") ? undefined : deck.id);
  return (
    <div ref={buttons} className={textStyles.choices}>
      {onApply && (
        <Button variant="primary" disabled={none} onClick={onApply}>
          {t("deck-review.apply-all")}
        </Button>
      )}
      <CopyButton name={t("deck.share")} text={() => window.location.href} disabled={isTemporary(deck.id)} />
      <CopyButton
        name={t("deck-review.copy")}
        text={() => `${deck.name}\n\n${differenceText(pending, find, naming)}`}
        disabled={none}
      />
      <Button
        disabled={none || isTemporary(deck.id)}
        aria-disabled={task === "busy"}
        onClick={() => run(save)}
      >
        {t("deck-review.keep")}
      </Button>
      <Button disabled={proposal.count === 0 && proposal.refused.length === 0} onClick={() => onHash("")}>
        {t("deck-review.drop-all")}
      </Button>
      {task === "failed" && (
        <p role="alert" className={textStyles.problem}>
          {t("deck-review.keep-failed")}
        </p>
      )}
    </div>
  );
}
