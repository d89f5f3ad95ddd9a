/** After the page has loaded and painted, the visitor's own requests go first. */
const QUIET_TIME = 4000;

/** Runs the task once the page has been loaded for a while. */
export function whenQuiet(task: () => void): void {
  const later = () => setTimeout(task, QUIET_TIME);
  if (document.readyState === "complete") later();
  else window.addEventListener("load", later, { once: true });
}

/** The browser asks pages to fetch only what is needed. */
export function wantsToSave(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
