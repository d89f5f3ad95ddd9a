import { fireEvent, screen, within } from "@testing-library/react";
import type { ComponentType } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { bareArchive } from "../../../domain/archive/archive";
import { dayNumber } from "../../../domain/archive/days";
import { deckColumns } from "../../../domain/archive/deck-columns";
import { dashboardInSteps } from "../../../domain/archive/meta/dashboard";
import { furtherMeasuresInSteps } from "../../../domain/archive/meta/further-measures";
import { selectDecks } from "../../../domain/archive/meta/selection";
import { TWD_FORM } from "../../../domain/archive/search/twd-form";
import { finished } from "../../../domain/archive/steps";
import { SAMPLE_CRYPT, SAMPLE_LIBRARY, SAMPLE_SETS } from "../../../domain/samples/bases";
import { CARDS, clientWithCards, showPage } from "../archive-pages.test.support";
import type { FurtherBlockProps } from "./block-props";
import { Blocks } from "./blocks";
import { CardEvidenceView } from "./card-evidence-view";
import { ClansBlock } from "./clans-block";
import { DisciplinesBlock } from "./disciplines-block";
import { PulseBlock } from "./pulse-block";
import { SizesBlock } from "./sizes-block";

const ALL = [...SAMPLE_CRYPT, ...SAMPLE_LIBRARY];
const find = (id: number) => ALL.find((card) => card.id === id);
const cards = { crypt: SAMPLE_CRYPT, library: SAMPLE_LIBRARY, all: ALL, find, catalogue: SAMPLE_SETS };

type DeckCards = Readonly<Record<number, number>>;

/** As many wins as told of each deck, all on one day of a year. */
function archiveOf(...wins: readonly (readonly [year: number, count: number, cards: DeckCards])[]) {
  const decks = wins.flatMap(([year, count, of]) =>
    Array.from({ length: count }, (_, at) => ({
      id: `${year}-${Object.keys(of)[0]}-${at}`,
      name: "",
      day: dayNumber(`${year}-12-01`),
      cards: new Map(Object.entries(of).map(([card, copies]) => [Number(card), copies])),
    })),
  );
  return bareArchive(deckColumns(decks), { find, hasTrait: () => false });
}

function propsOf(archive: ReturnType<typeof archiveOf>, q: unknown): FurtherBlockProps {
  const criteria = TWD_FORM.parse(q).value;
  const how = { weight: "equal", capped: false, joined: false } as const;
  const dashboard = finished(dashboardInSteps(archive, selectDecks(criteria, { archive }), how));
  const further = finished(furtherMeasuresInSteps(archive, dashboard));
  return { dashboard, further, archive, cards, criteria };
}

function show(
  Block: ComponentType<FurtherBlockProps>,
  archive: ReturnType<typeof archiveOf>,
  q: unknown = {},
) {
  const props = propsOf(archive, q);
  showPage(clientWithCards(), <Block {...props} />);
}

/** What the button for a table copies. */
async function copied(name: string): Promise<readonly string[]> {
  const button = await screen.findByRole("button", { name: new RegExp(`Copy as CSV ?: ${name}$`) });
  const writeText = vi.fn(async (_: string) => {});
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  fireEvent.click(button);
  return writeText.mock.calls[0]?.[0].split("\r\n") ?? [];
}

afterEach(() => vi.unstubAllGlobals());

const { theo, boleslaw } = CARDS;
/** Theo Bell with Govern the Unaligned and Awe. */
const BOTH = { ...theo, 100119: 30 };

describe("few wins", () => {
  it.each([
    [19, true],
    [20, false],
  ])("are marked, %i of them", async (count, isMarked) => {
    const props = propsOf(archiveOf([2024, count, theo]), {});
    showPage(clientWithCards(), <Blocks {...props} further={undefined} retry={() => {}} />);
    await screen.findByRole("table", { name: "Clans" });
    expect(screen.queryAllByText(/^Too few to tell much/)).toHaveLength(isMarked ? 1 : 0);
  });

  it.each([
    [19, "1.0 (too few), 19 decks: Dominate, Presence"],
    [20, "1.0, 20 decks: Dominate, Presence"],
  ])("with two disciplines are no sign of anything, %i of them", async (count, label) => {
    show(DisciplinesBlock, archiveOf([2024, count, BOTH], [2024, 20, theo]));
    const matrix = (await screen.findAllByRole("table")).at(-1) ?? document.body;
    expect(within(matrix).getAllByRole("link")[0]?.getAttribute("aria-label")).toBe(label);
  });

  it.each([
    [19, /^On average 12\.00 \(too few\) crypt cards .* 60\.00 \(too few\) library cards\. In parentheses/],
    [20, /^On average 12\.00 \(0\.00\) crypt cards .* 60\.00 \(−30\.00\) library cards\. In parentheses/],
  ])("before are not compared with, %i of them", async (count, lead) => {
    show(SizesBlock, archiveOf([2024, 20, theo], [2023, count, BOTH]), { date: { from: 2024 } });
    expect(await screen.findByText(lead)).toBeInTheDocument();
    const types = screen.getAllByRole("table").at(-1) ?? document.body;
    expect(within(types).queryAllByText("too few").length > 0).toBe(count < 20);
  });
});

describe("the evidence on a card", () => {
  const show = (archive: ReturnType<typeof archiveOf>) => {
    const card = find(201362);
    if (card) showPage(clientWithCards(), <CardEvidenceView archive={archive} card={card} find={find} />);
  };

  it("tells the number of decks behind a lift, and where there are too few", async () => {
    show(archiveOf([2024, 20, theo], [2024, 19, BOTH]));
    expect(await screen.findByRole("row", { name: /^Govern the Unaligned 39 100% 1$/ })).toBeInTheDocument();
    expect(screen.getByRole("row", { name: /^Awe 19 48\.7% 1 \(too few\)$/ })).toBeInTheDocument();
  });

  it("has no share of a time with too few decks", async () => {
    show(archiveOf([2024, 30, theo], [1998, 4, boleslaw], [1998, 1, theo]));
    const details = await screen.findByRole<HTMLDetailsElement>("group");
    details.open = true;
    fireEvent(details, new Event("toggle"));
    expect(await screen.findByRole("row", { name: "1998 too few" })).toBeInTheDocument();
    expect(screen.getByRole("row", { name: "2024 Q4 100%" })).toBeInTheDocument();
  });

  it("has no trend among made-up decks", async () => {
    show({ ...archiveOf([2024, 30, theo]), isSample: true });
    expect(await screen.findByText("Newest winning decks")).toBeInTheDocument();
    expect(screen.queryByRole("group")).toBeNull();
    expect(document.body).not.toHaveTextContent("Last two years");
  });
});

describe("a table copied as CSV", () => {
  const archive = archiveOf([2025, 20, theo], [2024, 5, BOTH]);

  it("has all years together", async () => {
    show(PulseBlock, archive);
    expect((await copied("Tournaments")).map((row) => row.split(",").slice(0, 2).join())).toEqual([
      "Year,Tournaments",
      "All years,25",
      "2025,20",
      "2024,5",
    ]);
  });

  it("has the pairs of disciplines", async () => {
    show(DisciplinesBlock, archive);
    expect(await copied("Lift")).toContain("Dominate,Presence,5,0.2,1");
  });

  it("has the types of library cards, before as well", async () => {
    show(SizesBlock, archive, { date: { from: 2025 } });
    expect(await copied("Library by type")).toEqual(
      expect.arrayContaining([
        "Library by type,Part of the library,Share before",
        "Action,1,0.666667",
        "Action Modifier,0,0.333333",
      ]),
    );
  });

  it("has the lines of clans", async () => {
    const { facts } = archive;
    const clanNames = facts.clanNames.map((name) => (name === "Brujah" ? "Caine" : name));
    show(ClansBlock, { ...archive, facts: { ...facts, clanNames } });
    expect((await copied("Over time"))[0]).toBe("Period,Path of Caine");
  });
});
