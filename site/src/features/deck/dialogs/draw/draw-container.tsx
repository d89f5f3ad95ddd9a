import { useSuspenseQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { cryptBaseOptions, libraryBaseOptions } from "../../../../data/card-data";
import { isTemporary } from "../../../../data/decks/queue/temporary-id";
import { deviceRandom } from "../../../../data/device-random";
import type { Deck } from "../../../../domain/deck/deck";
import { readSeed } from "../../../../domain/deck/draw/seed";
import { deckCopies } from "../../../../domain/deck/facts/copies";
import { deckDraw } from "../../../../i18n/en/deck-draw";
import { loadOptionalStyles } from "../../../../lazy/optional-styles";
import type { DialogStep } from "../../../../ui/dialog-step";
import { useClosing } from "../../shared/dialog-in-url";
import { useOverlay } from "../../shared/use-overlay";
import { DrawDialog } from "./draw-dialog";

/** @public Loaded along with the component. */
export const messages = [deckDraw];
/** @public Loaded along with the component. */
export const prepare = loadOptionalStyles;

interface DrawContainerProps {
  readonly deck: Deck;
  /** May contain the seed: "?draw=K7Q2X-MP4XA". */
  readonly search: string;
  readonly dialog: DialogStep;
}

/** Draws from the shown deck. */
export function DrawContainer({ deck, search, dialog }: DrawContainerProps) {
  const { data: crypt } = useSuspenseQuery(cryptBaseOptions());
  const { data: library } = useSuspenseQuery(libraryBaseOptions());
  const overlay = useOverlay();
  const copies = useMemo(
    () => deckCopies(Object.fromEntries(deck.cards), (id) => crypt.byId.get(id) ?? library.byId.get(id)),
    [deck.cards, crypt, library],
  );
  const seed = useMemo(() => readSeed(new URLSearchParams(search).get("draw") ?? ""), [search]);
  const close = useClosing(dialog, ["draw"]);
  return (
    <DrawDialog
      id={deck.id}
      name={deck.name}
      copies={copies}
      overlay={overlay}
      seed={seed}
      random={deviceRandom}
      linkTo={isTemporary(deck.id) ? undefined : drawUrl}
      onClose={close}
    />
  );
}

/** The present URL with the seed. */
function drawUrl(seed: string): string {
  const url = new URL(window.location.href);
  url.searchParams.delete("card");
  url.searchParams.set("draw", seed);
  return url.href;
}
