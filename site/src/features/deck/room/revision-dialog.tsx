import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { copyAsRevision } from "../../../data/decks/revisions";
import type { Deck, DeckId } from "../../../domain/deck/deck";
import { asDeckId } from "../../../domain/deck/list/deck-address";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import { Picker } from "../../../ui/form/picker";
import { usePickerWords } from "../selector/deck-words";
import type { FrameProps } from "./deck-frame";
import styles from "./deck-frame.module.css";

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
    if (state === "adding") return;
    setState("adding");
    try {
      onOpen(await copyAsRevision(client, deck.id, source), { replace: true });
    } catch {
      setState("failed");
    }
  };
  const options = useMemo(
    () =>
      list.decks.map(({ id, name, branchName }) => ({
        value: id,
        label: [name, branchName].filter(Boolean).join(" · "),
      })),
    [list.decks],
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
        {state === "failed" && <p role="alert">{t("deck.add-revision-failed")}</p>}
        <Button variant="primary" aria-disabled={state === "adding"} onClick={() => void add()}>
          {t("deck.add-revision")}
        </Button>
      </div>
    </Dialog>
  );
}
