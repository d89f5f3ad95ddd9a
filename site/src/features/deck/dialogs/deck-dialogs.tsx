import { Suspense, useEffect, useState } from "react";
import { type DeckDialogName, useDeckPage } from "../shared/deck-page-context";
import { useDeckSlots } from "../shared/deck-slots";
import type { BadLines } from "./import/use-import";
import { OpenDialog } from "./lazy-open-dialog";
import type { OpenDialogProps } from "./open-dialog";

/** The dialog that is open over the deck, if any. */
export function DeckDialogs(props: Pick<OpenDialogProps, "deck" | "editing" | "list">) {
  const { dialog, search } = useDeckPage();
  const { DialogBoundary } = useDeckSlots();
  const [badLines, onBadLines] = useState<BadLines | undefined>();
  useEffect(() => void OpenDialog.load(), []);
  // A shared draw opens with its URL: "?draw=K7Q2X-MP4XA".
  const name = dialog.name ?? (/[?&]draw=/.test(search) ? "deck-draw" : undefined);
  return (
    name !== undefined && (
      <DialogBoundary key={name} onClose={dialog.close}>
        <Suspense>
          <OpenDialog {...props} {...{ badLines, onBadLines }} name={name as DeckDialogName} />
        </Suspense>
      </DialogBoundary>
    )
  );
}
