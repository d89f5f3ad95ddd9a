import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { stubApi } from "../../../../test/stub-api";
import { fixedCards } from "../../../domain/deck/legality/fix";
import { readOnlyDeck } from "../../../domain/deck/read-only-deck";
import { copiesOf, findCard } from "../../../domain/deck/samples/deck-cards";
import { asDeckId } from "../../../domain/deck/url/deck-route";
import { SAMPLE_SETS } from "../../../domain/samples/bases";
import type { KnownNames } from "../../../ui/legality/known-names";
import { ChooseOut } from "./choose-out";
import type { RunFix } from "./run-fix";

const GOVERN = 100845;
const DEFLECTION = 100518;
const NAMES: KnownNames = {
  find: findCard,
  localize: ({ name }) => ({ name, nameLang: "en" }),
  catalogue: SAMPLE_SETS,
};

/** 93 library cards, three too many until copies are taken out. */
function Choosing({ onRun }: { readonly onRun: RunFix }) {
  const [cards, setCards] = useState(copiesOf({ [GOVERN]: 47, [DEFLECTION]: 46 }));
  const deck = readOnlyDeck(asDeckId("Chosen"), { name: "", author: "", description: "", tags: [], cards });
  const run: RunFix = (fix, aside) => {
    onRun(fix, aside);
    setCards(fixedCards(fix, cards));
  };
  const size = [...cards.values()].reduce((sum, copies) => sum + copies, 0);
  return <ChooseOut deck={deck} off={size - 90} names={NAMES} onRun={run} />;
}

it.each([
  ["cards that as many decks play", { [GOVERN]: 20, [DEFLECTION]: 20 }],
  ["cards of which nothing is known", {}],
])(
  "takes out the chosen copies once, then nothing is chosen, and the order stays: %s",
  async (_, playing) => {
    const cards = Object.entries(playing).map(([card, decks]) => ({ card: Number(card), playing: decks }));
    const sent = stubApi({ "POST /api/deck/recommendation": { body: { evidence: { decks: 41, cards } } } });
    const onRun = vi.fn();
    render(
      <QueryClientProvider client={new QueryClient()}>
        <Choosing onRun={onRun} />
      </QueryClientProvider>,
    );
    const rows = async () =>
      (await screen.findAllByRole("spinbutton")).map((row) => row.getAttribute("aria-label"));
    const order = await rows();
    expect(order).toEqual(["Copies of Deflection to take out", "Copies of Govern the Unaligned to take out"]);
    await userEvent.type(screen.getByLabelText(/Govern/), "2");
    expect(screen.getByText("1 copy still to choose")).toBeVisible();
    expect(screen.queryAllByText("in 49% of 41 similar decks")).toHaveLength(cards.length);
    await userEvent.dblClick(screen.getByRole("button", { name: "Take out 2 copies" }));
    expect(onRun).toHaveBeenCalledOnce();
    expect(onRun.mock.lastCall?.[0].out).toEqual(new Map([[GOVERN, 2]]));
    expect(screen.getByText("45 ×", { exact: false })).toBeVisible();
    expect(screen.getByRole("button", { name: "Take out 0 copies" })).toBeVisible();
    expect(screen.getByText("1 copy still to choose")).toBeVisible();
    expect(await rows()).toEqual(order);
    expect(sent).toHaveLength(1);
  },
);
