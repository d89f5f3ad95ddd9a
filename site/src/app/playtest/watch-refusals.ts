import type { DeckStore } from "../../data/decks/store/deck-store";
import { lastRefusedReport } from "../../data/playtest/reports/last-refused-report";
import { showNotices } from "../../data/show-notices";
import { loadRefusalNotice } from "../../features/playtest/report/load-refusal-notice";

let stop = () => {};

/** Shows on every page that a report of this user could not be saved, now or later. */
export function watchRefusals(store: DeckStore): void {
  stop();
  const look = () => {
    if (lastRefusedReport(store) === undefined) return;
    stop();
    // Without its code the next visit tries again; the page of the playtest has the text.
    void loadRefusalNotice().then(
      ({ default: Notice }) => showNotices("report-refusals", Notice),
      () => undefined,
    );
  };
  stop = store.subscribe(look);
  look();
}
