import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { namesOptions, setsOptions } from "../../data/card-data";
import { twdNamesOptions } from "../../data/home";
import type { NameIndex, SetCatalogue, TwdNames } from "../../generated/published";
import { HomeSearch } from "./home-search";

const NAMES: NameIndex = {
  cards: [
    { id: 100845, name: "Govern the Unaligned", initials: "gtu" },
    { id: 201362, name: "Theo Bell", initials: "tb" },
  ],
};
const SETS: SetCatalogue = {
  promos: {},
  sets: { V5: { name: "Fifth Edition", date: "2020-11-30", precons: {} } },
};
const DECKS: TwdNames = {
  ids: ["11"],
  names: ["Governing Edition"],
  dates: [1],
  events: ["Grand Prix"],
  eventOf: [0],
  winners: ["Ada Player"],
  winnerOf: [0],
};

async function start() {
  const client = new QueryClient({ defaultOptions: { queries: { refetchOnMount: false, retry: false } } });
  client.setQueryData(namesOptions().queryKey, NAMES);
  client.setQueryData(setsOptions().queryKey, SETS);
  client.setQueryData(twdNamesOptions().queryKey, DECKS);
  const history = createMemoryHistory({ initialEntries: ["/"] });
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <HomeSearch cards={4149} /> }),
    history,
  });
  render(
    <QueryClientProvider client={client}>
      {/* biome-ignore lint/suspicious/noExplicitAny: the router of this test is not the one that is registered */}
      <RouterProvider router={router as any} />
    </QueryClientProvider>,
  );
  const field = await screen.findByRole("combobox", { name: "Search cards, winning decks and sets" });
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  return { field, type, history };
}

const group = (name: string) => within(screen.getByRole("group", { name, hidden: true }));
const labels = () => screen.queryAllByRole("option", { hidden: true }).map((option) => option.textContent);

it("finds cards, sets, decks and searches at once", async () => {
  const { type, field } = await start();
  expect(field).toHaveAttribute("placeholder", "Search 4,149 cards, decks, sets");
  type("edition");
  await waitFor(() => expect(labels()[0]).toBe("Fifth Edition2020"));
  expect(labels().slice(1)).toEqual([
    "Governing EditionAda Player · Grand Prix",
    "Crypt cards with “edition” in name or text",
    "Library cards with “edition” in name or text",
  ]);
  type("govern");
  expect(group("Cards").getByRole("option", { hidden: true })).toHaveTextContent("Govern the Unaligned");
});

it("needs a text that is long enough", async () => {
  const { type, field } = await start();
  type("go");
  expect(labels()).toEqual([]);
  expect(field).toHaveAttribute("aria-expanded", "false");
});

it("goes through all groups with the arrow keys, and opens what Enter chooses", async () => {
  const { type, field, history } = await start();
  type("govern");
  await waitFor(() => expect(labels()).toHaveLength(4));
  for (let step = 0; step < 3; step += 1) fireEvent.keyDown(field, { key: "ArrowDown" });
  const active = document.getElementById(field.getAttribute("aria-activedescendant") ?? "");
  expect(active).toHaveTextContent("Crypt cards with “govern”");
  fireEvent.keyDown(field, { key: "ArrowUp" });
  fireEvent.keyDown(field, { key: "Enter" });
  await waitFor(() => expect(history.location.pathname).toBe("/decks/11"));
  expect(field).toHaveValue("");
});
