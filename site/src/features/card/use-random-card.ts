import { useQueryClient } from "@tanstack/react-query";
import { getPreferences } from "../../data/preferences";
import { drawCard } from "../../data/random-card";
import type { CardId, CardKind } from "../../domain/card/card";
import { useDocumentKeys } from "../../ui/document-keys";
import { useGoTo } from "./use-go-to";

const KEYS: Readonly<Record<string, CardKind>> = { c: "crypt", l: "library" };
const BUSY = "input, textarea, select, [contenteditable]:not([contenteditable='false'])";

/** Opens a random card other than the current one; the keys C and L do the same. */
export function useRandomCard(shown: CardId | undefined): (kind: CardKind) => void {
  const client = useQueryClient();
  const goTo = useGoTo();
  const draw = async (kind: CardKind) => {
    const id = await drawCard(client, kind, shown);
    if (id !== undefined) goTo(`/cards/${id}`);
  };
  useDocumentKeys((event) => {
    const kind = KEYS[event.key.toLowerCase()];
    if (!kind || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const typing = event.target instanceof Element && event.target.closest(BUSY);
    if (typing || !getPreferences().shortcuts || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    void draw(kind);
  });
  return (kind) => void draw(kind);
}
