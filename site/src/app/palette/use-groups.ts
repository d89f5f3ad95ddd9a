import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { useRecentSearches } from "../../data/searches/device-searches";
import { useSavedSearches } from "../../data/searches/use-saved-searches";
import type { ListedDeck } from "../../domain/deck/deck";
import { hrefOf, type Searches } from "../../domain/saved-search/saved-searches";
import { useFindings } from "../../features/first-page/use-findings";
import { useTranslation } from "../../i18n/translation";
import type { Entry, EntryGroup } from "./entry";
import type { AddingState, Editing } from "./own-decks";
import { pageEntries } from "./page-entries";
import { fits, type Typed } from "./read-typed";
import { useActions } from "./use-actions";
import { useAdding } from "./use-adding";
import { useArrivals } from "./use-arrivals";
import { useTypedSearches } from "./use-typed-searches";

const OWN_DECKS = 6;
const SEARCHES = 6;

const NO_DECKS: readonly ListedDeck[] = [];

interface Asked {
  /** Whether the user has a deck that cards can be added to, as far as the device knows. */
  readonly canAdd: boolean;
  readonly onClose: () => void;
  readonly onAdded: (message: string) => void;
}

/** What the palette offers for a text, and where the user's own decks are reported. */
export function useGroups({ scope, text }: Typed, { canAdd, onClose, onAdded }: Asked) {
  const { t } = useTranslation();
  const router = useRouter();
  const [decks, onDecks] = useState(NO_DECKS);
  const [editing, onEditing] = useState<Editing>();
  const [current, onAdding] = useState<AddingState>(canAdd ? "loading" : "none");
  const found = useFindings(scope === "actions" ? "" : text, true);
  const typed = useTypedSearches(scope === "all" ? text : "", router);
  const actions = useActions(editing, onClose);
  const adding = useAdding(scope === "all" ? text : "", current, onAdded);
  const saved = useSavedSearches();
  const known = saved.status === "ready" ? saved.searches : undefined;
  const { inPlace, late } = useArrivals(text, [
    ...(decks.length === 0 ? [] : ["decks" as const]),
    ...(known === undefined ? [] : ["searches" as const]),
  ]);
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
  const keptSearches: EntryGroup = {
    title: "display.searches",
    findings: searches(known ?? [], "saved"),
  };
  const recentSearches: EntryGroup = { title: "palette.recent", findings: searches(recent, "recent") };
  const cards = found.similar && adding.length > 0 ? [] : named("home.cards");
  const arriving = { decks: ownDecks, searches: keptSearches };
  const placed = {
    decks: inPlace.includes("decks") ? [ownDecks] : [],
    searches: inPlace.includes("searches") ? [keptSearches] : [],
  };
  const everything: readonly EntryGroup[] =
    text === ""
      ? [...placed.searches, recentSearches, doing, going, ...placed.decks]
      : [
          { title: "palette.adding", findings: adding },
          going,
          doing,
          { title: "home.cards", findings: cards },
          ...placed.decks,
          ...placed.searches,
          recentSearches,
          { title: "home.searches", findings: typed },
          winning,
          { title: "home.products", findings: named("home.products") },
        ];
  const all = [...everything, ...late.map((name) => arriving[name])];
  const groups = { all, actions: [doing], decks: [ownDecks, winning] }[scope];
  return {
    groups: groups.filter(({ findings }) => findings.length > 0),
    similar: found.similar,
    retry: found.retry,
    ownDecks: { onDecks, onEditing, onAdding },
  };
}
