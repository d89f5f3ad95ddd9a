import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { readLinkMemory } from "../../data/link-memory";
import { getPreferences } from "../../data/preferences";
import { afterClosing } from "../closing-dialog";

const TEXT_FIELDS = "input, textarea, select, [contenteditable]:not([contenteditable='false'])";

/** Whether no focused field handles the key itself. */
function isFree(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (!getPreferences().shortcuts) return false;
  const target = event.target instanceof Element ? event.target : null;
  return !target?.closest(TEXT_FIELDS);
}

function quickSearchField(): HTMLElement | null {
  return document.querySelector<HTMLElement>("main [role='combobox'], main input[type='search']");
}

/** `/` goes to the quick card search, `?` shows the shortcuts; letters are fetched on first use. */
export function useShortcuts({ onMap }: { readonly onMap: () => void }): void {
  const router = useRouter();
  const showMap = useRef(onMap);
  useEffect(() => {
    showMap.current = onMap;
  });

  useEffect(() => {
    const toQuickSearch = async () => {
      if (!/^\/($|cards)/.test(router.state.location.pathname)) {
        const { card } = readLinkMemory();
        await router.navigate({ to: "/cards/{-$id}", params: { id: card?.toString() } });
      }
      quickSearchField()?.focus();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const { key } = event;
      if (!/^[/?nclt]$/.test(key) || !isFree(event)) return;
      const isForPage = afterClosing(() => {
        if (key === "/") void toQuickSearch();
        else if (key === "?") showMap.current();
        else void import("../letter-keys").then(({ pressLetterKey }) => pressLetterKey(key, router));
      });
      if (isForPage) event.preventDefault();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [router]);
}
