import { linkMemory } from "../../data/link-memory";

/** Milliseconds that a search stays unchanged before it is a recent one. */
const SETTLED_AFTER = 2000;

/** Records searches that stay for a moment; the code is fetched with the first search. */
export function watchSearches(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const record = () => {
    const { crypt, library, twd, pda } = linkMemory.get();
    if (!(crypt ?? library ?? twd ?? pda)) return;
    // Without the code, the search is missing in the list.
    import("./record-search").then(
      ({ recordSearch }) => recordSearch(),
      () => undefined,
    );
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(record, SETTLED_AFTER);
  };
  linkMemory.subscribe(wait);
  wait();
}
