import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { listed, revisionGroup } from "../../../../domain/deck/list/decks.test.support";
import { deckOf } from "../../../../domain/deck/operations/operations.test.support";
import { asDeckId } from "../../../../domain/deck/url/deck-route";
import { DeleteDialog } from "./delete-dialog";

const GROUP = revisionGroup("wall", "wall", "wall-2");
const COPY = asDeckId("Apub00001");
const DECKS = [
  listed("wall", { revisionGroup: GROUP }),
  listed("wall-2", { revisionLabel: "#2", revisionGroup: GROUP, publicChild: COPY }),
];

it.each([
  ["mentions the public copy of another revision that is deleted too", "wall", false, true],
  ["mentions the public copy of the deleted revision", "wall-2", true, true],
  ["mentions no public copy that stays", "wall", true, false],
])("%s", (_, id, revisionOnly, mentioned) => {
  const publicChild = id === "wall-2" && COPY;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DeleteDialog
        deck={deckOf({ id: asDeckId(id), name: id, revisionGroup: GROUP, publicChild })}
        decks={DECKS}
        revisionOnly={revisionOnly}
        onOpen={vi.fn()}
        onClose={vi.fn()}
      />
    </QueryClientProvider>,
  );
  const copy = screen.queryByText(/Its public copy is deleted too\./);
  if (mentioned) expect(copy).toBeInTheDocument();
  else expect(copy).not.toBeInTheDocument();
});
