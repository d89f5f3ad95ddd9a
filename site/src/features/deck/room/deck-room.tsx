import { type ReactNode, useEffect, useState } from "react";
import { isTemporary } from "../../../data/decks/temporary-id";
import { useDeckList } from "../../../data/decks/use-deck-list";
import type { DeckId } from "../../../domain/deck/deck";
import { readDeckAddress } from "../../../domain/deck/list/deck-address";
import type { DeckParts } from "../page/deck-parts";
import { deckOfAddress } from "./address-deck";
import { DeckFailure } from "./deck-failure";
import { type BadLines, DeckFrame, type FrameProps } from "./deck-frame";
import { NoDeck } from "./no-deck";
import type { OpenedDeck } from "./opened-deck";
import { StoredDeck } from "./stored-deck";
import { usePrecon } from "./use-precon";

/** Goes to a deck; undefined: to the room without one. */
export type OpenDeck = (
  id: DeckId | undefined,
  how?: { readonly replace?: boolean; readonly dialog?: string; readonly keepDialog?: boolean },
) => void;

export interface DeckRoomProps {
  /** As the address has it; "" for the room itself. */
  readonly id: string;
  readonly search: string;
  readonly hash: string;
  /** The dialog that is open: a step of the history, so that back closes it. */
  readonly dialog: {
    readonly name: string | undefined;
    readonly open: (name: string) => void;
    readonly close: () => void;
  };
  readonly onOpen: OpenDeck;
  readonly parts: DeckParts;
  readonly pending: ReactNode;
}

/** Decks: one's own, precons, and those of others by their address (spec 1 §2). */
export function DeckRoom(props: DeckRoomProps) {
  const { id, search, hash, onOpen } = props;
  const list = useDeckList();
  // A deck that the server does not know yet is the one that somebody is just making here.
  const isMine = (own: DeckId) => isTemporary(own) || list.decks.some((deck) => deck.id === own);
  const address = readDeckAddress(id, isMine);
  const [badLines, onBadLines] = useState<BadLines | undefined>();
  const frame = { ...props, list, badLines, onBadLines };
  switch (address.kind) {
    case "none":
      return <NoDeck {...frame} />;
    case "in-address":
      return <Opened {...frame} opened={{ status: "ready", deck: deckOfAddress(search, hash) }} />;
    case "precon":
      return <PreconDeck {...frame} deck={address.id} />;
    case "redirect":
      return <Redirect to={address.id} onOpen={onOpen} />;
    case "archive":
      return <Opened {...frame} opened={{ status: "failed", problem: "unknown" }} />;
    case "own":
    case "server":
      return <StoredDeck {...frame} deck={address.id} />;
  }
}

function Redirect({ to, onOpen }: { readonly to: DeckId; readonly onOpen: DeckRoomProps["onOpen"] }) {
  useEffect(() => onOpen(to, { replace: true }), [to, onOpen]);
  return null;
}

function PreconDeck({ deck, ...frame }: Omit<FrameProps, "deck" | "children"> & { readonly deck: DeckId }) {
  return <Opened {...frame} opened={usePrecon(deck)} />;
}

interface OpenedProps extends Omit<FrameProps, "deck" | "children"> {
  readonly opened: OpenedDeck;
}

/** A deck that is only read, or why it cannot be. */
function Opened({ opened, ...frame }: OpenedProps) {
  if (opened.status === "ready") return <DeckFrame {...frame} deck={opened.deck} />;
  return (
    <DeckFrame {...frame} deck={undefined}>
      {opened.status === "loading" ? (
        frame.pending
      ) : (
        <DeckFailure problem={opened.problem} onRetry={opened.retry} />
      )}
    </DeckFrame>
  );
}
