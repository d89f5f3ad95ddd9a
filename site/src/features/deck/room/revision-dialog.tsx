import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { copyAsRevision } from "../../../data/decks/revisions";
import type { Deck, DeckId } from "../../../domain/deck/deck";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import { Select } from "../../../ui/form/select";
import type { FrameProps } from "./deck-frame";

interface RevisionDialogProps extends FrameProps {
  readonly deck: Deck;
}

/** Adds a revision that begins as a copy of this deck or another one. */
export function RevisionDialog({ deck, list, dialog, onOpen }: RevisionDialogProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [source, setSource] = useState<DeckId>(deck.id);
  const [state, setState] = useState<"idle" | "adding" | "failed">("idle");
  const add = async () => {
    setState("adding");
    try {
      onOpen(await copyAsRevision(client, deck.id, source), { replace: true });
    } catch {
      setState("failed");
    }
  };
  const options = list.decks.map(({ id, name, branchName }) => ({
    value: id,
    label: [name, branchName].filter(Boolean).join(" · "),
  }));
  return (
    <Dialog title={t("deck.add-revision")} size="xs" closeLabel={t("common.close")} onClose={dialog.close}>
      <p>{t("deck.add-revision-text")}</p>
      <Select label={t("deck.revision-of")} value={source} options={options} onChange={setSource} />
      {state === "failed" && <p role="alert">{t("deck.add-revision-failed")}</p>}
      <Button variant="primary" disabled={state === "adding"} onClick={() => void add()}>
        {t("deck.add-revision")}
      </Button>
    </Dialog>
  );
}
