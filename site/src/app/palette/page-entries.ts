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
  ["/twd/meta", "shell.title-meta"],
  ["/tda", "shell.title-tda"],
  ["/pda", "shell.title-pda"],
  ["/cards", "shell.quick"],
  ["/sets", "shell.title-sets"],
  ["/diff", "shell.title-compare"],
  ["/seating", "display.seating"],
  ["/twd/hall_of_fame/tournaments", "shell.title-hall-of-fame-tournaments"],
  ["/twd/hall_of_fame/cards", "shell.title-hall-of-fame-cards"],
  ["/twd/cards_history", "shell.title-history"],
  ["/twd/check", "shell.title-check"],
  ["/changes", "shell.title-changes"],
  ["/changelog", "shell.title-changelog"],
  ["/documentation", "shell.title-documentation"],
  ["/data", "shell.title-data"],
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
