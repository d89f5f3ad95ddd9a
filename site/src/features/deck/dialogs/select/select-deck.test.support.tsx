import { render, screen } from "@testing-library/react";
import { type ComponentProps, useState } from "react";
import { vi } from "vitest";
import type { CardId } from "../../../../domain/card/card";
import type { DeckId, ListedDeck } from "../../../../domain/deck/deck";
import { listPrecons } from "../../../../domain/deck/precon";
import { asDeckId } from "../../../../domain/deck/url/deck-route";
import { SAMPLE_SETS } from "../../../../domain/samples/bases";
import { decksIn, type OwnDecks } from "../../selector/deck-options";
import { SelectDeckDialog } from "./select-deck-dialog";
import type { DeckCardSource, DeckListCommands } from "./types";

/** Gives elements a size, as on a screen. */
export function stubSizes(): void {
  for (const size of ["clientHeight", "offsetHeight"] as const) {
    vi.spyOn(HTMLElement.prototype, size, "get").mockReturnValue(800);
  }
  for (const size of ["clientWidth", "offsetWidth"] as const) {
    vi.spyOn(HTMLElement.prototype, size, "get").mockReturnValue(1200);
  }
}

const GOVERN = 100845 as CardId;
const THEO = 201628 as CardId;

/** A source without known cards; every deck has two. */
export function cardSource(change: Partial<DeckCardSource> = {}): DeckCardSource {
  return {
    known: undefined,
    failed: false,
    playtest: new Set(),
    changed: new Set(),
    want: vi.fn(),
    load: async () =>
      new Map([
        [THEO, 3],
        [GOVERN, 6],
      ]),
    nameOf: (id) => ({ [GOVERN]: "Govern the Unaligned", [THEO]: "Theo Bell" })[id],
    ...change,
  };
}

type DialogProps = Partial<ComponentProps<typeof SelectDeckDialog>>;

interface StatefulProps {
  readonly start: OwnDecks;
  readonly acts: Pick<DeckListCommands, "exportDecks"> &
    Readonly<Record<"deleteDecks" | "deleteRevisions", (ids: readonly DeckId[]) => void>>;
  readonly isPicker: boolean;
  readonly props: DialogProps & Pick<ComponentProps<typeof SelectDeckDialog>, "onOpen" | "onClose">;
}

/** Renders the dialog; commands change the decks as in the product. */
function Stateful({ start, acts, isPicker, props }: StatefulProps) {
  const [decks, setDecks] = useState(start);
  const set = (id: DeckId, facts: Partial<ListedDeck>) =>
    setDecks((before) =>
      decksIn(before).map((deck) =>
        deck.id === id ? { ...deck, ...facts, changed: "2026-12-01T00:00:00Z" } : deck,
      ),
    );
  const drop = (ids: readonly DeckId[]) =>
    setDecks((before) =>
      decksIn(before).filter(({ id, revisionGroup }) => !ids.includes(revisionGroup?.current ?? id)),
    );
  const commands: DeckListCommands = {
    ...acts,
    deleteAll: ({ decks: whole, revisions }) => {
      const ids = whole.map(({ id }) => id);
      if (ids.length > 0) acts.deleteDecks(ids);
      if (revisions.length > 0) acts.deleteRevisions(revisions.map(({ id }) => id));
      drop(ids);
    },
    setHidden: (id, hidden) => set(id, { hidden }),
    setLocked: (id, locked) => set(id, { locked }),
    setTags: (id, tags) => set(id, { tags }),
    askPublic: ({ id, publicChild }, onClose) => (
      <button
        type="button"
        onClick={() => {
          set(id, { publicChild: publicChild ? undefined : asDeckId("Apub00001") });
          onClose();
        }}
      >
        Sure
      </button>
    ),
    urlOf: (id) => `https://cards.example/decks/${id}`,
  };
  return (
    <SelectDeckDialog
      mine={decks}
      precons={listPrecons(SAMPLE_SETS)}
      recent={[{ id: asDeckId("Ab3dEf6hI"), name: "Deck of a friend", kind: "shared" }]}
      retry={() => {}}
      shown={decksIn(start)[0]?.id ?? ""}
      inventoryMode={false}
      cards={cardSource()}
      {...(!isPicker && { commands })}
      {...props}
    />
  );
}

/** Shows the dialog, and records the commands; `update` changes its lists. */
export function showDialog(
  mine: OwnDecks,
  { isPicker = false, ...change }: DialogProps & { readonly isPicker?: boolean } = {},
) {
  const acts = { deleteDecks: vi.fn(), deleteRevisions: vi.fn(), exportDecks: vi.fn(async () => {}) };
  const ends = { onOpen: vi.fn(), onClose: vi.fn() };
  const dialog = (later?: DialogProps) => (
    <Stateful start={mine} acts={acts} isPicker={isPicker} props={{ ...ends, ...change, ...later }} />
  );
  const { rerender } = render(dialog());
  return { ...acts, ...ends, update: (later: DialogProps) => rerender(dialog(later)) };
}

export const button = (name: string | RegExp) => screen.getByRole("button", { name });

/** The names of the decks in rendered rows, in their order. */
export function rowNames(): readonly (string | null)[] {
  return [...document.querySelectorAll('[data-control="open"]')].map(({ textContent }) => textContent.trim());
}
