import type { AnyRouter } from "@tanstack/react-router";
import type { MessageKey } from "../../i18n/catalogue";
import type { Translate } from "../../i18n/translation";
import type { Entry } from "./entry";

const PAGES: readonly (readonly [path: string, title: MessageKey])[] = [
  ["/crypt", "shell.crypt"],
  ["/library", "shell.library"],
  ["/decks", "shell.decks"],
  ["/inventory", "shell.inventory"],
  ["/twd", "shell.title-twd"],
  ["/twd/meta", "titles.meta"],
  ["/tda", "shell.title-tda"],
  ["/pda", "shell.title-pda"],
  ["/cards", "shell.quick"],
  ["/sets", "titles.sets"],
  ["/diff", "titles.compare"],
  ["/seating", "display.seating"],
  ["/twd/hall_of_fame/tournaments", "titles.hall-of-fame-tournaments"],
  ["/twd/hall_of_fame/cards", "titles.hall-of-fame-cards"],
  ["/twd/cards_history", "titles.history"],
  ["/twd/check", "titles.check"],
  ["/changes", "titles.changes"],
  ["/changelog", "titles.changelog"],
  ["/documentation", "titles.documentation"],
  ["/data", "titles.data"],
  ["/account", "shell.account"],
  ["/", "shell.about"],
];

/** The pages of the site. */
export function pageEntries(t: Translate, router: AnyRouter): readonly Entry[] {
  return PAGES.map(([href, title]) => ({
    key: `page ${href}`,
    label: t(title),
    run: () => void router.navigate({ href, replace: true }),
  }));
}
