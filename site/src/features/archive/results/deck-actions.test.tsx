import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { cloneDeck } from "../../../data/decks/commands/deck-commands";
import { session } from "../../../data/session";
import { bareArchive } from "../../../domain/archive/archive";
import type { TwdCriteria } from "../../../domain/archive/search/twd-form";
import { sampleCryptBase, sampleLibraryBase } from "../../../domain/samples/bases";
import type { ArchiveKind } from "../archive-page";
import { CARDS, clientWithCards, columnsOf, showPage } from "../archive-pages.test.support";
import { DeckActions } from "./deck-actions";
import type { DeckItemProps } from "./deck-item-props";

vi.mock("../../../data/decks/commands/deck-commands", () => ({ cloneDeck: vi.fn(async () => "new-1") }));

const [crypt, library] = [sampleCryptBase(), sampleLibraryBase()];
const ARCHIVE = bareArchive(
  columnsOf([{ id: "2026abc", name: "Wall", day: "2026-01-01", cards: CARDS.theo }]),
  { find: (id) => crypt.byId.get(id) ?? library.byId.get(id), hasTrait: () => false },
);

function show(name: ArchiveKind<TwdCriteria>["name"]) {
  const onOpen = vi.fn();
  const props = {
    kind: { name, archive: ARCHIVE },
    deck: 0,
    onOpen,
  } as unknown as DeckItemProps<TwdCriteria>;
  showPage(clientWithCards(), <DeckActions {...props} />);
  return onOpen;
}

beforeEach(() => {
  session.set("in");
  vi.stubGlobal("fetch", async () => new Response(null, { status: 404 }));
});
afterEach(() => {
  session.set("out");
  vi.mocked(cloneDeck).mockClear();
  vi.unstubAllGlobals();
});

const clone = () => screen.findByRole("button", { name: "Clone" });

it.each(["twd", "pda", "tda"] as const)("two clicks make one clone (%s)", async (name) => {
  const onOpen = show(name);
  const button = await clone();
  fireEvent.click(button);
  fireEvent.click(button);
  await vi.waitFor(() => expect(onOpen).toHaveBeenCalled());
  fireEvent.click(button);
  await new Promise((resolve) => setTimeout(resolve));
  expect(cloneDeck).toHaveBeenCalledOnce();
  expect(onOpen).toHaveBeenCalledExactlyOnceWith("new-1");
});

it("reports that a clone failed, and makes it with the next click", async () => {
  vi.mocked(cloneDeck).mockRejectedValueOnce(new Error("down"));
  const onOpen = show("pda");
  fireEvent.click(await clone());
  expect(await screen.findByRole("alert")).toHaveTextContent("Could not clone the deck. Try again.");
  expect(onOpen).not.toHaveBeenCalled();
  fireEvent.click(await clone());
  await vi.waitFor(() => expect(onOpen).toHaveBeenCalledOnce());
  expect(screen.queryByRole("alert")).toBeNull();
});

it("is still offered when the session ends during work", async () => {
  show("twd");
  const button = await clone();
  act(() => session.set("ended"));
  expect(button).toBeInTheDocument();
});
