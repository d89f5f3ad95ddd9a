import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { placeSpellingsOptions, twdArchiveOptions } from "../../../data/archive/twd-archive";
import { bareArchive } from "../../../domain/archive/archive";
import { CARDS, clientWithCards, columnsOf, showPage } from "../archive-pages.test.support";
import { Findings } from "./findings";

const archive = {
  ...bareArchive(columnsOf([{ id: "a", name: "Guns", day: "2026-03-01", cards: CARDS.theo }]), {
    find: () => undefined,
    hasTrait: () => false,
  }),
  countries: { words: ["Brazil"], of: [0] },
  cities: { words: ["São Paulo, Brazil"], of: [0] },
};

const HEAD = ["Paulistão 2026", "São Paulo, Brazil", "May 3rd 2026", "3R+F", "54 players", "Filipe Bezerra"];
const DECK = [
  "Deck Name: Toolbox",
  "",
  "Crypt (12 cards, min=32, max=32, avg=8)",
  "12x Theo Bell (G6)",
  "",
  "Library (60 cards)",
  "60x Govern the Unaligned",
];

function show(...lines: readonly string[]): void {
  const client = clientWithCards();
  client.setQueryData(twdArchiveOptions().queryKey, archive);
  client.setQueryData(placeSpellingsOptions().queryKey, { aliases: {}, regions: [], cities: {} });
  showPage(client, <Findings text={lines.join("\n")} />);
}

/** What stands beside a line of the head. */
const beside = async (line: string) => (await screen.findByText(line, { selector: "dt" })).nextElementSibling;

it("finds nothing wrong in the deck of a good report", async () => {
  show(...HEAD, "", ...DECK);
  expect(await screen.findByText("Legal in Standard on 3 May 2026")).toBeVisible();
  expect(await beside("Location")).toHaveTextContent(/^São Paulo, Brazil$/);
});

it("shows the problem of a line beside it", async () => {
  show(...HEAD.with(1, "Atlantis, Brazil").with(2, "May 3th 2026"), "", ...DECK);
  expect((await beside("Location"))?.querySelector("strong")).not.toBeNull();
  expect((await beside("Date"))?.querySelector("strong")).not.toBeNull();
  expect((await beside("Winner"))?.querySelector("strong")).toBeNull();
});

it("lists what is wrong with the deck, and lines that it cannot read", async () => {
  show(...HEAD, "", ...DECK.with(3, "4x Theo Bell (G6)"), "3x Nosuch Card");
  const problems = (await screen.findAllByRole("listitem")).map(({ textContent }) => textContent);
  expect(problems).toEqual([
    "To fixAt least 12 crypt cards 8 cards missing",
    "Line 15 does not name a card: 3x Nosuch Card",
  ]);
});

it("says that a report has no deck, and shows nothing for no report", async () => {
  show(...HEAD);
  expect(await screen.findByRole("alert")).toBeVisible();
});
