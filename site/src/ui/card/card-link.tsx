import { createContext, type MouseEvent, type ReactNode, useContext } from "react";
import type { CardId } from "../../domain/card/card";

/** What happens when a card is chosen; the app supplies it. */
export interface CardOpener {
  /** Shows a card over the present screen; previous and next move among the given cards, in their order. */
  open(id: CardId, among: readonly CardId[]): void;
}

const Opener = createContext<CardOpener | undefined>(undefined);
export const CardOpenerProvider = Opener.Provider;

export function useCardOpener(): CardOpener | undefined {
  return useContext(Opener);
}

interface CardLinkProps {
  readonly id: CardId;
  /** The list the card stands in. */
  readonly among?: readonly CardId[];
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

const ALONE: readonly CardId[] = [];

/** A real link to the card's own page; a plain click opens the card over the present screen. */
export function CardLink({ id, among = ALONE, className, children }: CardLinkProps) {
  const opener = useCardOpener();
  const onClick = (event: MouseEvent) => {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!opener || !plain) return;
    event.preventDefault();
    opener.open(id, among);
  };
  return (
    <a href={`/cards/${id}`} className={className} onClick={onClick}>
      {children}
    </a>
  );
}
