import type { QueryClient } from "@tanstack/react-query";
import { type ComponentType, useLayoutEffect } from "react";
import { vi } from "vitest";
import { type Mine, mineOptions } from "../../../data/pda/mine";
import { pdaFilesOptions } from "../../../data/pda/pda-files";
import { setPreferences } from "../../../data/preferences";
import { session } from "../../../data/session";
import { bareArchive } from "../../../domain/archive/archive";
import { sampleCryptBase, sampleLibraryBase } from "../../../domain/samples/bases";
import type { PdaArchive } from "../../../generated/published";
import type { OwnArchiveProps, OwnershipState } from "../archive-page";
import {
  CARDS,
  clientWithCards,
  columnsOf,
  NoCardPicker,
  pageProps,
  showPage,
  stubWindow,
  type TestDeck,
} from "../archive-pages.test.support";
import { PdaFilters, type PdaFiltersProps } from "./pda-filters";
import { PdaScreen } from "./pda-screen";

const DECKS: readonly TestDeck[] = [
  { id: "Anew00001", name: "Newest", day: "2026-03-01", cards: CARDS.theo },
  { id: "Bmid00001", name: "Middle", day: "2025-03-01", cards: CARDS.boleslaw },
  { id: "Cold00001", name: "Oldest", day: "2024-03-01", cards: CARDS.converts },
];

const PUBLISHED: PdaArchive = {
  decks: columnsOf(DECKS),
  authors: ["Ada", "Bruno"],
  authorOf: [0, 1, 0],
  updated: columnsOf(DECKS).dates,
  favorites: [1, 0, 7],
};

export const MINE: Mine = {
  favorites: new Set(["Cold00001"]),
  counts: new Map(),
  own: new Set(["Anew00001", "Bmid00001"]),
  decks: [],
  removed: new Set(),
};

const [crypt, library] = [sampleCryptBase(), sampleLibraryBase()];
const SECRET = bareArchive(
  columnsOf([{ id: "Dsec00001", name: "Kept", day: "2026-01-01", cards: CARDS.theo }]),
  {
    find: (id) => crypt.byId.get(id) ?? library.byId.get(id),
    hasTrait: () => false,
  },
);

export function OwnDecks({ onArchive }: OwnArchiveProps) {
  useLayoutEffect(() => onArchive(SECRET), [onArchive]);
  return null;
}

export const Filters = (props: PdaFiltersProps) => <PdaFilters {...props} CardPicker={NoCardPicker} />;

interface Shown {
  readonly q?: object;
  readonly published?: PdaArchive | undefined;
  readonly signedIn?: boolean;
  /** What the user has marked; null: not loaded. */
  readonly mine?: Mine | null;
  readonly own?: ComponentType<OwnArchiveProps>;
  readonly client?: QueryClient;
  /** Inventory mode. */
  readonly ownership?: OwnershipState;
}

/** Shows the page with the three decks; gives the searches that it writes to the URL. */
export function show({
  q,
  published = PUBLISHED,
  signedIn = false,
  mine = MINE,
  own = OwnDecks,
  client = clientWithCards(),
  ownership,
}: Shown) {
  session.set(signedIn ? "in" : "out");
  if (signedIn && mine) client.setQueryData(mineOptions().queryKey, mine);
  client.setQueryData(pdaFilesOptions().queryKey, { archive: published, names: "" });
  const { props, written } = pageProps(q);
  showPage(client, <PdaScreen {...props} inventory={ownership} OwnArchive={own} Filters={Filters} />);
  return written;
}

/** A window, a network that never answers, and no stored preferences. */
export function beforePdaTest(): void {
  stubWindow();
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  setPreferences({ sort: {} });
}

export function afterPdaTest(): void {
  session.set("out");
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
}
