import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, it } from "vitest";
import { sampleCryptBase, sampleLibraryBase } from "../domain/samples/bases";
import { cryptBaseOptions, libraryBaseOptions } from "./card-data";
import { useCards } from "./use-cards";

function cardsOf(client: QueryClient) {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(useCards, { wrapper }).result.current;
}

function clientWithCards(): QueryClient {
  const client = new QueryClient();
  client.setQueryData(cryptBaseOptions().queryKey, sampleCryptBase());
  client.setQueryData(libraryBaseOptions().queryKey, sampleLibraryBase());
  return client;
}

it("indexes names once for all dialogs, and again for other cards", () => {
  const client = clientWithCards();
  const first = cardsOf(client);
  expect(cardsOf(client)).toBe(first);
  expect(cardsOf(clientWithCards())).not.toBe(first);
});
