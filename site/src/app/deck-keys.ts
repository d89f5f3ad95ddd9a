import type { AnyRouter } from "@tanstack/react-router";
import { readLinkMemory } from "../data/link-memory";

/** `n` opens the dialog for a new deck; `c` and `l` focus the field that adds a crypt or a library card. */
export function pressDeckKey(key: string, router: AnyRouter): void {
  if (key === "n") openNewDeck(router);
  else addingField(key === "c" ? "crypt" : "library")?.focus();
}

function openNewDeck(router: AnyRouter): void {
  const isHere = /^\/decks(\/|$)/.test(router.state.location.pathname);
  void router.navigate({
    ...(isHere
      ? { to: ".", search: true, hash: true, resetScroll: false }
      : { to: "/decks/{-$id}", params: { id: readLinkMemory().deck } }),
    state: { dialog: "deck-new" },
  });
}

function addingField(kind: string): HTMLElement | null {
  return document.querySelector(`main [data-adding="${kind}"] input`);
}
