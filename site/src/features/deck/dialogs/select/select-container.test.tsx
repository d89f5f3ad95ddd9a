import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { setsOptions } from "../../../../data/card-data";
import { family, listed } from "../../../../domain/deck/list/decks.test.support";
import { deckOf } from "../../../../domain/deck/operations/operations.test.support";
import { asDeckId } from "../../../../domain/deck/url/deck-route";
import { SAMPLE_SETS } from "../../../../domain/samples/bases";
import { SelectContainer } from "./select-container";
import { SelectDeckDialog } from "./select-deck-dialog";

vi.mock("../../../../data/decks/commands/deletion", () => ({ deleteDecks: vi.fn(() => ({})) }));
vi.mock("../../shared/use-cards", () => ({ useCards: vi.fn() }));
vi.mock("./use-card-source", () => ({ useCardSource: vi.fn() }));
vi.mock("./select-deck-dialog", () => ({ SelectDeckDialog: vi.fn(() => null) }));

const OF_WALL = family("wall", "wall", "wall-2", "wall-3");
const ANA = listed("ana");
const WALL = listed("wall", { family: OF_WALL });
const OTHERS = ["wall-2", "wall-3"].map((id) => listed(id, { family: OF_WALL }));
const ZAP = listed("zap");

it.each([
  ["the deck alone", [ANA], [], "wall"],
  ["with a revision of the next one", [ANA], [WALL], "zap"],
  ["with all others", [ANA, WALL], [], "zap"],
  ["others", [WALL], [], undefined],
])("opens the next remaining deck after deleting %s", (_, decks, revisions, next) => {
  const onOpen = vi.fn();
  const client = new QueryClient();
  client.setQueryData(setsOptions().queryKey, SAMPLE_SETS);
  render(
    <QueryClientProvider client={client}>
      <SelectContainer
        deck={deckOf({ id: asDeckId("ana") })}
        list={{ status: "ready", decks: [ANA, WALL, ...OTHERS, ZAP], retry: vi.fn() }}
        onOpen={onOpen}
        onClose={vi.fn()}
      />
    </QueryClientProvider>,
  );
  vi.mocked(SelectDeckDialog).mock.lastCall?.[0].commands?.deleteAll({ decks, revisions });
  expect(onOpen.mock.calls.map(([id]) => id)).toEqual(next === undefined ? [] : [next]);
});
