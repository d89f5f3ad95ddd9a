/** What was fetched longer ago than this is fetched again when it is shown; milliseconds. */
const FRESH_MS = 30_000;

interface Refreshed {
  readonly refresh: () => Promise<void>;
}

const fetched = new WeakMap<Refreshed, number>();

/** Refreshes a store now, when the page is shown again, and when the network returns. Returns the end of it. */
export function refreshWhenShown(store: Refreshed): () => void {
  const look = () => {
    const now = Date.now();
    if (document.visibilityState !== "visible" || now - (fetched.get(store) ?? 0) < FRESH_MS) return;
    fetched.set(store, now);
    void store.refresh();
  };
  const lookNow = () => {
    fetched.delete(store);
    look();
  };
  look();
  document.addEventListener("visibilitychange", look);
  window.addEventListener("online", lookNow);
  return () => {
    document.removeEventListener("visibilitychange", look);
    window.removeEventListener("online", lookNow);
  };
}
