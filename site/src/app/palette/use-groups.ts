import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { useRecentSearches, useSavedSearches } from "../../data/saved-searches";
import type { ListedDeck } from "../../domain/deck/deck";
import { hrefOf, type Searches } from "../../domain/saved-search/saved-searches";
import { useFindings } from "../../features/first-page/use-findings";
import { useTranslation } from "../../i18n/translation";
import type { Entry, EntryGroup } from "./entry";
import type { Editing } from "./own-decks";
import { pageEntries } from "./page-entries";
import { fits, type Typed } from "./read-typed";
import { useActions } from "./use-actions";
import { useTypedSearches } from "./use-typed-searches";

const OWN_DECKS = 6;
const SEARCHES = 6;

const NO_DECKS: readonly ListedDeck[] = [];

/** What the palette offers for a text, and where the user's own decks are reported. */
export function useGroups({ scope, text }: Typed, onClose: () => void) {
  const { t } = useTranslation();
  const router = useRouter();
  const [decks, onDecks] = useState(NO_DECKS);
  const [editing, onEditing] = useState<Editing>();
  const found = useFindings(scope === "actions" ? "" : text, true);
  const typed = useTypedSearches(scope === "all" ? text : "", router);
  const actions = useActions(editing, onClose);
  const saved = useSavedSearches();
  const recent = useRecentSearches();

  const go = (href: string) => () => void router.navigate({ href, replace: true });
  const fitting = (entries: readonly Entry[]) => entries.filter(({ label }) => fits(label, text));
  const searches = (kept: Searches, key: string) =>
    fitting(
      kept.map((search) => ({
        key: `${key} ${search.page} ${search.q}`,
        label: search.name,
        detail: t(`palette.page-${search.page}`),
        run: go(hrefOf(search)),
      })),
    ).slice(0, SEARCHES);
  const own = fitting(
    decks.map(({ id, name }) => ({ key: `own ${id}`, label: name, run: go(`/decks/${id}`) })),
  );
  const named = (title: string) =>
    found.groups
      .filter((group) => group.title === title)
      .flatMap(({ findings }) => findings.map((finding) => ({ ...finding, run: go(finding.href) })));

  const doing: EntryGroup = { title: "palette.actions", findings: fitting(actions) };
  const ownDecks: EntryGroup = { title: "palette.own-decks", findings: own.slice(0, OWN_DECKS) };
  const winning: EntryGroup = { title: "home.decks", findings: named("home.decks") };
  const going: EntryGroup = { title: "home.pages", findings: fitting(pageEntries(t, router)) };
  const kept: readonly EntryGroup[] = [
    { title: "display.searches", findings: searches(saved, "saved") },
    { title: "palette.recent", findings: searches(recent, "recent") },
  ];
  const everything: readonly EntryGroup[] =
    text === ""
      ? [...kept, doing, going, ownDecks]
      : [
          going,
          doing,
          { title: "home.cards", findings: named("home.cards") },
          ownDecks,
          ...kept,
          { title: "home.searches", findings: typed },
          winning,
          { title: "home.products", findings: named("home.products") },
        ];
  const groups = { all: everything, actions: [doing], decks: [ownDecks, winning] }[scope];
  return {
    groups: groups.filter(({ findings }) => findings.length > 0),
    similar: found.similar,
    retry: found.retry,
    ownDecks: { onDecks, onEditing },
  };
}
