import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { copyAsRevision } from "../../../data/decks/commands/revisions";
import { decksSoFar } from "../../../data/decks/hooks/use-deck-list";
import type { Deck, DeckId } from "../../../domain/deck/deck";
import { ownDecks } from "../../../domain/deck/list/deck-entries";
import { asDeckId } from "../../../domain/deck/url/deck-route";
import { deckActions } from "../../../i18n/en/deck-actions";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import { Picker } from "../../../ui/form/picker";
import { sayFailure } from "../say-failure";
import { usePickerWords } from "../selector/deck-words";
import { useTask } from "../use-task";
import type { FrameProps } from "./deck-frame";
import styles from "./deck-frame.module.css";

/** @public Loaded along with the component. */
export const messages = [deckActions];

interface RevisionDialogProps extends FrameProps {
  readonly deck: Deck;
}

/** Adds a revision that begins as a copy of this deck or another one. */
export function RevisionDialog({ deck, list, dialog, onOpen }: RevisionDialogProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [source, setSource] = useState<DeckId>(deck.id);
  const { task, failure, run } = useTask({ once: true });
  const add = async () => onOpen(await copyAsRevision(client, deck.id, source), { replace: true });
  const decks = decksSoFar(list);
  const options = useMemo(
    () =>
      ownDecks(decks).map(({ id, name, branchName }) => ({
        value: id,
        label: [name, branchName].filter(Boolean).join(" · "),
      })),
    [decks],
  );
  return (
    <Dialog title={t("deck.add-revision")} size="xs" closeLabel={t("common.close")} onClose={dialog.close}>
      <div className={styles.choices}>
        <p>{t("deck.add-revision-text")}</p>
        <Picker
          label={t("deck.revision-of")}
          options={options}
          chosen={source}
          chosenText={options.find(({ value }) => value === source)?.label ?? ""}
          words={usePickerWords("mine")}
          onPick={(id) => setSource(asDeckId(id))}
        />
        {task === "failed" && <p role="alert">{sayFailure(t, failure, "deck.add-revision-failed")}</p>}
        <Button variant="primary" aria-disabled={task === "busy"} onClick={() => run(add)}>
          {t("deck.add-revision")}
        </Button>
      </div>
    </Dialog>
  );
}
