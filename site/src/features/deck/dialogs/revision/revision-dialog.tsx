import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { copyAsRevision } from "../../../../data/decks/commands/revisions";
import type { Deck, DeckId, ListedDeck } from "../../../../domain/deck/deck";
import { ownDecks } from "../../../../domain/deck/list/deck-entries";
import { asDeckId } from "../../../../domain/deck/url/deck-route";
import { deckActions } from "../../../../i18n/en/deck-actions";
import { useTranslation } from "../../../../i18n/translation";
import { Button } from "../../../../ui/button";
import { Dialog } from "../../../../ui/dialog";
import { Picker } from "../../../../ui/form/picker";
import { useTask } from "../../../../ui/use-task";
import { usePickerLabels } from "../../selector/deck-labels";
import styles from "../../shared/choices.module.css";
import type { OpenDeck } from "../../shared/deck-page-context";
import { formatFailure } from "../../shared/format-failure";

/** @public Loaded along with the component. */
export const messages = [deckActions];

interface RevisionDialogProps {
  readonly deck: Deck;
  readonly decks: readonly ListedDeck[];
  readonly onOpen: OpenDeck;
  readonly onClose: () => void;
}

/** Adds a revision as a copy of this deck or of another one. */
export function RevisionDialog({ deck, decks, onOpen, onClose }: RevisionDialogProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [source, setSource] = useState<DeckId>(deck.id);
  const { task, failure, run } = useTask({ once: true });
  const add = async () => onOpen(await copyAsRevision(client, deck.id, source), { replace: true });
  const options = useMemo(
    () =>
      ownDecks(decks).map(({ id, name, revisionLabel }) => ({
        value: id,
        label: [name, revisionLabel].filter(Boolean).join(" · "),
      })),
    [decks],
  );
  return (
    <Dialog title={t("deck.add-revision")} size="xs" closeLabel={t("common.close")} onClose={onClose}>
      <div className={styles.choices}>
        <p>{t("deck.add-revision-text")}</p>
        <Picker
          label={t("deck.revision-of")}
          options={options}
          chosen={source}
          chosenText={options.find(({ value }) => value === source)?.label ?? ""}
          messages={usePickerLabels("mine")}
          onPick={(id) => setSource(asDeckId(id))}
        />
        {task === "failed" && <p role="alert">{formatFailure(t, failure, "deck.add-revision-failed")}</p>}
        <Button variant="primary" aria-disabled={task === "busy"} onClick={() => run(add)}>
          {t("deck.add-revision")}
        </Button>
      </div>
    </Dialog>
  );
}
