/** A link of the static page that had the focus; it is removed when the application appears. */
let focused: HTMLAnchorElement | undefined;

/** Notes the focused link before the application replaces the static page. */
export function noteStaticFocus(): void {
  const element = document.activeElement;
  if (element instanceof HTMLAnchorElement && element.closest(".shell-bar, .shell-text")) focused = element;
}

/** Gives the focus to the same link of the application, unless it has gone elsewhere. Hidden links do not take it. */
export function restoreStaticFocus(): void {
  const last = focused;
  focused = undefined;
  if (!last || document.activeElement !== document.body) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>("#root a[href]")) {
    if (link.href !== last.href || link.textContent !== last.textContent) continue;
    link.focus({ preventScroll: true });
    if (document.activeElement === link) return;
  }
}
