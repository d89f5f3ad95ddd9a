import { useLayoutEffect, useRef } from "react";
import type { CardId } from "../../domain/card/card";

/** Frames in which a list renders the rows that it has been scrolled to. */
const FRAMES = 20;

/** The card seen last, and its index in the list that contains it. */
interface LastSeen {
  readonly id: CardId;
  readonly index: number;
}

/** Focuses the row of the card seen last, once the dialog over its list is closed. */
export function useLastSeenRow(id: CardId, among: readonly CardId[]): void {
  const seen = useRef({ id, among });
  useLayoutEffect(() => {
    seen.current = { id, among };
  });
  useLayoutEffect(() => {
    const { pathname } = location;
    const region = document.activeElement?.closest("dialog") ?? document.querySelector("main");
    return () => {
      const last = { id: seen.current.id, index: seen.current.among.indexOf(seen.current.id) };
      // The dialog gives the focus back to where it was, and the router restores how far the page was scrolled.
      requestAnimationFrame(() => {
        if (region?.isConnected && location.pathname === pathname) focusRow(region, last, FRAMES);
      });
    };
  }, []);
}

/** Gives up when the user has moved on. */
function focusRow(region: Element, last: LastSeen, frames: number, start = document.activeElement): void {
  if (document.activeElement !== start && document.activeElement !== document.body) return;
  const link = linkOf(region, last.id);
  if (link) link.focus();
  else if (frames > 0 && scrollToRow(region, last.index))
    requestAnimationFrame(() => focusRow(region, last, frames - 1, start));
}

/** Its link in a list; links in texts stand elsewhere. */
function linkOf(region: Element, id: CardId): HTMLElement | null {
  return region.querySelector<HTMLElement>(`li a[href="/cards/${id}"]`);
}

/** Brings the place of a row that is not rendered into the middle; false where there is no such list. */
function scrollToRow(region: Element, index: number): boolean {
  const item = region.querySelector<HTMLElement>("li[aria-posinset]");
  const list = item?.parentElement;
  if (!item || !list || index < 0) return false;
  const columns = Math.max(1, Math.round(list.clientWidth / item.offsetWidth));
  const line = (position: number) => Math.floor(position / columns);
  const lines = line(index) - line(Number(item.ariaPosInSet) - 1);
  const scroller = scrollerOf(list);
  const top = item.getBoundingClientRect().top + lines * item.offsetHeight;
  scroller.scrollBy({ top: top - window.innerHeight / 2, behavior: "instant" });
  return true;
}

function scrollerOf(element: Element): Element {
  for (let parent = element.parentElement; parent; parent = parent.parentElement)
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY) && parent.scrollHeight > parent.clientHeight)
      return parent;
  return document.scrollingElement ?? document.documentElement;
}
