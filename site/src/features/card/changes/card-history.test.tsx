import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { rulingLinksOptions, rulingsOptions, setsOptions } from "../../../data/card-data";
import { changesOptions, type KnownChanges } from "../../../data/changes/changes";
import { readChanges } from "../../../domain/changes/card-changes";
import { markingChanges } from "../../../domain/changes/marking";
import { SAMPLE_LIBRARY, SAMPLE_SETS } from "../../../domain/samples/bases";
import { SAMPLE_LINKS, SAMPLE_RULINGS } from "../samples/published";
import { CardHistory } from "./card-history";

const DEFLECTION = SAMPLE_LIBRARY.find(({ id }) => id === 100518);

function known(since: string | undefined): KnownChanges {
  const changes = readChanges([
    { day: "2026-06-01", kind: "text", cards: [100518], before: ["Bounce a bleed."] },
    { day: "2026-05-20", kind: "text", cards: [100001], before: ["Another card."] },
    { day: "2026-05-01", kind: "rules", cards: [100518], field: "blood", before: ["2"], after: ["1"] },
    { day: "2026-04-20", kind: "minor", cards: [100518], before: ["Bounce  a bleed."] },
  ]);
  return {
    day: "2026-06-01",
    ...(since !== undefined && { wordingsSince: since }),
    years: [],
    olderTexts: {},
    changes,
    marking: markingChanges(changes),
  };
}

function renderHistory(since: string | undefined) {
  if (!DEFLECTION) throw new Error("The samples lack Deflection");
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  client.setQueryData(setsOptions().queryKey, SAMPLE_SETS);
  client.setQueryData(rulingsOptions().queryKey, SAMPLE_RULINGS);
  client.setQueryData(rulingLinksOptions().queryKey, SAMPLE_LINKS);
  client.setQueryData(changesOptions().queryKey, known(since));
  render(
    <QueryClientProvider client={client}>
      <CardHistory card={{ ...DEFLECTION, text: "Bounce any bleed.", reworded: [7, 10] }} />
    </QueryClientProvider>,
  );
  return screen
    .getAllByRole("listitem")
    .map((line) => line.textContent?.replaceAll(/\s+/g, " ").trim() ?? "");
}

it("tells what happened to a card, newest first, with the words that differ", () => {
  const lines = renderHistory("2026-04-09");
  expect(lines.slice(0, 4)).toEqual([
    "1 June 2026 New wordingBounce deleted: a inserted: any bleed.",
    "1 May 2026 Blood cost: 2 → 1",
    "20 April 2026 White space, quotes or dashesdeleted: Bounce inserted: Bounce a bleed.",
    "26 October 2025 Printed in Sabbat V5",
  ]);
  expect(lines).toContain(
    "12 May 2018 New rulingCan be used when failing to block because of stealth: it is still declining to block.",
  );
  expect(lines.at(-1)).toMatch(/ Printed in /);
  const [newest] = screen.getAllByRole("listitem");
  expect(newest?.querySelector("ins")).toHaveTextContent("inserted: any");
  expect(newest?.querySelector("del")).toHaveTextContent("deleted: a");
  expect(screen.getByText("Changes of wording are known since 9 April 2026.")).toBeInTheDocument();
});

it("marks the words that the last printing lacks", () => {
  renderHistory(undefined);
  const note = screen.getByText(/^The wording differs from the last printing/).parentElement;
  expect(note && within(note).getByText("any")).toBeInTheDocument();
  expect(screen.getByText(/^Changes of wording are not recorded yet/)).toBeInTheDocument();
});
