const openDialogs = () => [...document.querySelectorAll<HTMLDialogElement>("dialog[open]")];

/**
 * Marks the topmost dialog as closing. A dialog that is a step of the history is open until that step has been taken;
 * a key that is pressed in the meantime is meant for the page.
 */
export function markClosing(): void {
  openDialogs().at(-1)?.setAttribute("data-closing", "");
}

/**
 * Does the work once the closing dialogs are closed, because a navigation before would be undone by the step back.
 * false: another dialog stays open, and the work is not done.
 */
export function afterClosing(work: () => void): boolean {
  const dialogs = openDialogs();
  if (!dialogs.every(({ dataset }) => "closing" in dataset)) return false;
  if (dialogs[0]) dialogs[0].addEventListener("close", () => afterClosing(work), { once: true });
  else work();
  return true;
}
