import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { namesOptions } from "../../data/card-data";
import { getPreferences } from "../../data/preferences";
import type { CardId, CardKind } from "../../domain/card/card";
import { pickRandom } from "../../domain/name/random";
import { idsOf } from "./names";
import { useGoTo } from "./use-go-to";

const KEYS: Readonly<Record<string, CardKind>> = { c: "crypt", l: "library" };
const BUSY = "input, textarea, select, [contenteditable]:not([contenteditable='false'])";

/** Opens a random card other than the current one; the keys C and L do the same. */
export function useRandomCard(shown: CardId | undefined): (kind: CardKind) => void {
  const client = useQueryClient();
  const goTo = useGoTo();
  const draw = async (kind: CardKind) => {
    // A list that cannot be loaded is reported by the search field.
    const index = await client.ensureQueryData(namesOptions()).catch(() => undefined);
    if (!index) return;
    const others = idsOf(index, kind).filter((id) => id !== shown);
    const id = pickRandom(others, Math.random());
    if (id !== undefined) goTo(`/cards/${id}`);
  };
  const latest = useRef(draw);
  useEffect(() => {
    latest.current = draw;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const kind = KEYS[event.key.toLowerCase()];
      if (!kind || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const typing = event.target instanceof Element && event.target.closest(BUSY);
      if (typing || !getPreferences().shortcuts || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      void latest.current(kind);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  return (kind) => void draw(kind);
}
