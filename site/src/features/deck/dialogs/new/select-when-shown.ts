/** Focuses a text field and selects its text as soon as it appears; any action of the user cancels that. */
export function selectWhenShown(selector: string): void {
  const select = () => {
    const field = document.querySelector<HTMLInputElement>(selector);
    field?.focus();
    field?.select();
    return field !== null;
  };
  if (select()) return;
  const stop = new AbortController();
  const observer = new MutationObserver(() => select() && stop.abort());
  stop.signal.addEventListener("abort", () => observer.disconnect());
  for (const act of ["pointerdown", "keydown"]) {
    addEventListener(act, () => stop.abort(), { capture: true, signal: stop.signal });
  }
  observer.observe(document.body, { childList: true, subtree: true });
}
