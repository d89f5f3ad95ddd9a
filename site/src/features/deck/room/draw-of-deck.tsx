import { useSuspenseQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useMemo } from "react";
import { cryptBaseOptions, libraryBaseOptions } from "../../../data/card-data";
import { isTemporary } from "../../../data/decks/queue/temporary-id";
import type { Deck } from "../../../domain/deck/deck";
import { readSeed } from "../../../domain/deck/draw/seed";
import { deckCopies } from "../../../domain/deck/facts/copies";
import { deckDraw } from "../../../i18n/en/deck-draw";
import { DrawDialog } from "../draw/draw-dialog";
import { useOverlay } from "../page/use-overlay";
import type { DialogsProps } from "./dialogs-props";

/** @public Loaded along with the component. */
export const messages = [deckDraw];

/** Draws from the shown deck; an address may bring the seed: "/decks/KoT:PT?draw=K7Q2X-MP4XA". */
export function DrawOfDeck({ deck, search, dialog }: DialogsProps & { readonly deck: Deck }) {
  const { data: crypt } = useSuspenseQuery(cryptBaseOptions());
  const { data: library } = useSuspenseQuery(libraryBaseOptions());
  const overlay = useOverlay();
  const navigate = useNavigate();
  const copies = useMemo(
    () => deckCopies(Object.fromEntries(deck.cards), (id) => crypt.byId.get(id) ?? library.byId.get(id)),
    [deck.cards, crypt, library],
  );
  const seed = useMemo(() => readSeed(new URLSearchParams(search).get("draw") ?? ""), [search]);
  const close = () => {
    if (dialog.name !== undefined) dialog.close();
    // The address has opened it: without the seed it is that of the deck.
    else void navigate({ to: ".", search: withoutDraw, hash: true, replace: true, resetScroll: false });
  };
  return (
    <DrawDialog
      id={deck.id}
      name={deck.name}
      copies={copies}
      overlay={overlay}
      seed={seed}
      random={deviceRandom}
      linkTo={isTemporary(deck.id) ? undefined : addressOfDraw}
      onClose={close}
    />
  );
}

function withoutDraw<Search extends object>({ draw: _, ...others }: Search & { readonly draw?: unknown }) {
  return others;
}

/** The deck's own address, whatever it is, with the seed. */
function addressOfDraw(seed: string): string {
  const address = new URL(window.location.href);
  address.searchParams.delete("card");
  address.searchParams.set("draw", seed);
  return address.href;
}

function deviceRandom(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}
