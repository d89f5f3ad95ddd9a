import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { family, listed } from "../../../domain/deck/list/decks.test.support";
import { SelectDeckDialog } from "../selector/select-deck-dialog";
import type { DialogsProps } from "./dialogs-props";
import { SelectOfDecks } from "./select-of-decks";

vi.mock("../../../data/decks/commands/deletion", () => ({ deleteDecks: vi.fn(() => ({})) }));
vi.mock("./use-cards", () => ({ useCards: vi.fn() }));
vi.mock("./use-card-source", () => ({ useCardSource: vi.fn() }));
vi.mock("../selector/select-deck-dialog", () => ({ SelectDeckDialog: vi.fn(() => null) }));

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
])("deleting %s goes to what is left", (_, decks, revisions, next) => {
  const onOpen = vi.fn();
  const props = {
    ...{ deck: ANA, list: { status: "ready", decks: [ANA, WALL, ...OTHERS, ZAP] } },
    ...{ lists: {}, dialog: { close: vi.fn() }, onOpen },
  } as unknown as DialogsProps;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SelectOfDecks {...props} askPublic={() => null} />
    </QueryClientProvider>,
  );
  vi.mocked(SelectDeckDialog).mock.lastCall?.[0].actions?.deleteAll({ decks, revisions });
  expect(onOpen.mock.calls.map(([id]) => id)).toEqual(next === undefined ? [] : [next]);
});
