import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { deckOfArchive } from "../../../domain/archive/winning-deck";
import { deckUrl } from "../../../domain/deck/url/deck-in-url";
import { formatDeckId } from "../../../domain/deck/url/deck-route";
import type { DeckItemProps } from "./deck-item-props";

interface DeckLinkProps<Criteria extends object> extends Pick<DeckItemProps<Criteria>, "kind" | "deck"> {
  readonly children: ReactNode;
}

/** Links to a deck. Decks of a tournament have no page of their own, so the URL contains them. */
export function DeckLink<Criteria extends object>({ kind, deck, children }: DeckLinkProps<Criteria>) {
  const read = deckOfArchive(kind.archive, deck);
  if (kind.name === "tda") return <a href={deckUrl("/decks/deck", read)}>{children}</a>;
  return (
    <Link to="/decks/{-$id}" params={{ id: formatDeckId(read.id) }}>
      {children}
    </Link>
  );
}
