import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { Deck, DeckId } from "../domain/deck/deck";
import { formatDeckId } from "../domain/deck/url/deck-route";
import { Bullets } from "./bullets";

interface DeckCopiesProps {
  readonly title: ReactNode;
  /** Copies of a card, by the decks that use it. Nothing is shown if there are none. */
  readonly copies: ReadonlyMap<DeckId, number>;
  readonly decks: readonly Deck[];
}

/** The decks that use a card, with links to them. */
export function DeckCopies({ title, copies, decks }: DeckCopiesProps) {
  if (copies.size === 0) return null;
  const nameOf = (id: DeckId) => {
    const deck = decks.find((one) => one.id === id);
    return [deck?.name, deck?.revisionLabel].filter(Boolean).join(" · ") || id;
  };
  return (
    <div>
      {title}
      <Bullets>
        {[...copies].map(([id, count]) => (
          <li key={id}>
            {count} ×{" "}
            <Link to="/decks/{-$id}" params={{ id: formatDeckId(id) }}>
              {nameOf(id)}
            </Link>
          </li>
        ))}
      </Bullets>
    </div>
  );
}
