import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import {
  cryptCardsOptions,
  flavourOptions,
  libraryCardsOptions,
  namesOptions,
  overlayOptions,
  rulingLinksOptions,
  rulingsOptions,
  setsOptions,
} from "../../../data/card-data";
import { ConnectionError } from "../../../data/http";
import type { Card, CardId } from "../../../domain/card/card";
import { asCardId } from "../../../domain/card/ids";
import { SAMPLE_CRYPT, SAMPLE_LIBRARY, SAMPLE_SETS } from "../../../domain/samples/bases";
import type { Overlay } from "../../../generated/published";
import { SAMPLE_LINKS, SAMPLE_NAMES, SAMPLE_RULINGS } from "./published";

/** Settings of the page, with an image host without set scans. */
const SETTINGS = {
  images: {
    host: "https://images.example/card",
    formats: ["webp", "jpg"],
    cacheVersion: "1",
    setFolders: false,
    languages: [],
  },
  rulings: { cardUrl: "https://rulings.example/?uid={id}" },
};

export function writeSettings(): void {
  if (document.getElementById("settings")) return;
  const block = document.createElement("script");
  block.id = "settings";
  block.type = "application/json";
  block.textContent = JSON.stringify(SETTINGS);
  document.head.append(block);
}

function list<Kind extends Card>(cards: readonly Kind[]) {
  return { cards, byId: new Map<number, Kind>(cards.map((card) => [card.id, card])) };
}

/**
 * A query client with all data preloaded, so nothing is fetched. As on the site, only network failures are not
 * thrown.
 */
export function sampleClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: { retry: false, throwOnError: (error) => !(error instanceof ConnectionError) },
    },
  });
  client.setQueryData(cryptCardsOptions().queryKey, list(SAMPLE_CRYPT));
  client.setQueryData(libraryCardsOptions().queryKey, list(SAMPLE_LIBRARY));
  client.setQueryData(setsOptions().queryKey, SAMPLE_SETS);
  client.setQueryData(rulingsOptions().queryKey, SAMPLE_RULINGS);
  client.setQueryData(rulingLinksOptions().queryKey, SAMPLE_LINKS);
  client.setQueryData(flavourOptions().queryKey, { cards: {} });
  client.setQueryData(namesOptions().queryKey, SAMPLE_NAMES);
  client.setQueryData(overlayOptions("en").queryKey, null);
  return client;
}

export function withTranslations(client: QueryClient, overlay: Overlay): QueryClient {
  client.setQueryData(overlayOptions("es").queryKey, overlay);
  return client;
}

export function renderWithCards(ui: ReactNode, client: QueryClient = sampleClient()) {
  writeSettings();
  return render(ui, {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
}

export function cardId(id: number): CardId {
  const known = asCardId(id);
  if (known === undefined) throw new Error(`${id} is no card id`);
  return known;
}
