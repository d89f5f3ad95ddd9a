import type { AnyRouter } from "@tanstack/react-router";
import { linkMemory } from "../data/link-memory";

const HERE = { to: ".", search: true, hash: true, resetScroll: false } as const;

/**
 * `/` goes to the quick card search, `?` shows the shortcuts; `n` opens the dialog for a new deck, `t` the one that
 * seats players; `c` and `l` focus the field that adds a crypt or a library card. `k`, pressed with Ctrl or ⌘, opens
 * the palette.
 */
export function pressShortcut(key: string, router: AnyRouter): void {
  if (key === "/") void goToQuickSearch(router);
  else if (key === "?") openDialog("keys", router);
  else if (key === "t") openDialog("seating", router);
  else if (key === "n") openNewDeck(router);
  else if (key === "c") addingField("crypt")?.focus();
  else if (key === "l") addingField("library")?.focus();
  else openDialog("palette", router);
}

/** Opens the dialog for a new deck, on the page of decks. `replace`: instead of the dialog that is open now. */
export function openNewDeck(router: AnyRouter, replace = false): void {
  const isHere = /^\/decks(\/|$)/.test(router.state.location.pathname);
  void router.navigate({
    ...(isHere ? HERE : { to: "/decks/{-$id}", params: { id: linkMemory.get().decks } }),
    state: { dialog: "deck-new" },
    replace,
  });
}

function openDialog(dialog: string, router: AnyRouter): void {
  if (document.querySelector("dialog[open]")) return;
  void router.navigate({ ...HERE, state: (state) => ({ ...state, dialog }) });
}

async function goToQuickSearch(router: AnyRouter): Promise<void> {
  if (!/^\/($|cards)/.test(router.state.location.pathname)) {
    const { cards } = linkMemory.get();
    await router.navigate({ to: "/cards/{-$id}", params: { id: cards } });
  }
  document.querySelector<HTMLElement>("main [role='combobox'], main input[type='search']")?.focus();
}

function addingField(kind: string): HTMLElement | null {
  return document.querySelector(`main [data-adding="${kind}"] input`);
}
