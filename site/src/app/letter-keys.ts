import type { AnyRouter } from "@tanstack/react-router";
import { readLinkMemory } from "../data/link-memory";

const HERE = { to: ".", search: true, hash: true, resetScroll: false } as const;

/**
 * `n` opens the dialog for a new deck, `t` the one that seats players; `c` and `l` focus the field that adds a crypt or
 * a library card.
 */
export function pressLetterKey(key: string, router: AnyRouter): void {
  if (key === "n") openNewDeck(router);
  else if (key === "t") openSeating(router);
  else addingField(key === "c" ? "crypt" : "library")?.focus();
}

function openNewDeck(router: AnyRouter): void {
  const isHere = /^\/decks(\/|$)/.test(router.state.location.pathname);
  void router.navigate({
    ...(isHere ? HERE : { to: "/decks/{-$id}", params: { id: readLinkMemory().deck } }),
    state: { dialog: "deck-new" },
  });
}

function openSeating(router: AnyRouter): void {
  if (document.querySelector("dialog[open]")) return;
  void router.navigate({ ...HERE, state: { dialog: "seating" } });
}

function addingField(kind: string): HTMLElement | null {
  return document.querySelector(`main [data-adding="${kind}"] input`);
}
