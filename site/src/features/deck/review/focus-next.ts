/** What is done about a card takes its button away: that of the next card gets the focus, or of the one before. */
export function focusNext(button: HTMLElement): void {
  const same = [...document.querySelectorAll<HTMLElement>(`[data-action="${button.dataset.action}"]`)];
  const at = same.indexOf(button);
  (same[at + 1] ?? same[at - 1] ?? document.querySelector<HTMLElement>("h1"))?.focus();
}
