import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { deckOfArchive } from "../../../domain/archive/winning-deck";
import { deckAddress } from "../../../domain/deck/address/deck-in-address";
import { writtenDeckId } from "../../../domain/deck/list/deck-address";
import type { DeckItemProps } from "./deck-item";

interface DeckLinkProps<Criteria extends object> extends Pick<DeckItemProps<Criteria>, "kind" | "deck"> {
  readonly children: ReactNode;
}

/** Leads to a deck. Those of a tournament have no place of their own: the address holds them. */
export function DeckLink<Criteria extends object>({ kind, deck, children }: DeckLinkProps<Criteria>) {
  const read = deckOfArchive(kind.archive, deck);
  if (kind.name === "tda") return <a href={deckAddress("/decks/deck", read)}>{children}</a>;
  return (
    <Link to="/decks/{-$id}" params={{ id: writtenDeckId(read.id) }}>
      {children}
    </Link>
  );
}
