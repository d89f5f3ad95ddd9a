/** Moves the focus from a button that is about to disappear to that of the next card, or of the previous one. */
export function focusNext(button: HTMLElement): void {
  const same = [...document.querySelectorAll<HTMLElement>(`[data-action="${button.dataset.action}"]`)];
  const index = same.indexOf(button);
  (same[index + 1] ?? same[index - 1] ?? document.querySelector<HTMLElement>("h1"))?.focus();
}
