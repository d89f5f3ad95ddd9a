import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { manifestOptions } from "../../data/manifest";
import type { Manifest } from "../../generated/published";
import { CardData } from "./card-data";

const MANIFEST: Manifest = {
  ...{ schema: 1, version: "2026-04-09.1a2b3c", counts: {}, files: {} },
  sources: [
    { name: "rulings", status: "present", origin: "krcg 4.19", date: "2026-04-01" },
    { name: "winning decks", status: "sample", origin: "sample file of the sources folder" },
  ],
};

it("describes the sources of the data in the language of players", () => {
  const client = new QueryClient({ defaultOptions: { queries: { refetchOnMount: false } } });
  client.setQueryData(manifestOptions().queryKey, MANIFEST);
  render(
    <QueryClientProvider client={client}>
      <CardData />
    </QueryClientProvider>,
  );
  const [rulings, decks] = screen.getAllByRole("definition");
  expect(rulings).toHaveTextContent("Published by the rules team, 1 April 2026");
  expect(decks).toHaveTextContent(/^Our own sample data/);
  for (const words of ["krcg", "folder"]) expect(document.body).not.toHaveTextContent(words);
});
