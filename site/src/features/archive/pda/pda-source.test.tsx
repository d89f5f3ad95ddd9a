import { act, fireEvent, screen, within } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { mineOptions } from "../../../data/pda/mine";
import { session } from "../../../data/session";
import type { OwnArchiveProps } from "../archive-page";
import { clientWithCards, deckNames } from "../archive-pages.test.support";
import { afterPdaTest, beforePdaTest, MINE, show } from "./pda-page.test.support";

beforeEach(beforePdaTest);
afterEach(afterPdaTest);

function NoOwnDecks({ onArchive }: OwnArchiveProps) {
  useLayoutEffect(() => onArchive("failed"), [onArchive]);
  return <p role="alert">CONNECTION PROBLEM</p>;
}

describe("the source", () => {
  it.each([
    ["any", undefined, ["Newest", "Middle", "Oldest"]],
    ["my", { src: "my" }, ["Newest", "Middle"]],
    ["favorites", { src: "favorites" }, ["Oldest"]],
    ["my-nonpublic", { src: "my-nonpublic" }, ["Kept"]],
    ["my, with another filter", { src: "my", author: "Bruno" }, ["Middle"]],
  ])("%s lists the right decks", async (_, q, names) => {
    show({ ...(q && { q }), signedIn: true });
    await screen.findByText(names[0] ?? "");
    expect(await deckNames()).toEqual(names);
  });

  it.each(["my", "favorites"])("%s waits for the decks of the user", async (src) => {
    const client = clientWithCards();
    show({ q: { src }, signedIn: true, mine: null, client });
    expect(await screen.findByText("pending")).toBeInTheDocument();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(screen.queryByText(/^TOTAL/)).not.toBeInTheDocument();
    act(() => {
      client.setQueryData(mineOptions().queryKey, MINE);
    });
    expect(await deckNames()).toEqual(src === "my" ? ["Newest", "Middle"] : ["Oldest"]);
  });

  it("shows a message when the decks of the user cannot be loaded, and other filters work", async () => {
    vi.stubGlobal("fetch", async () => new Response(null, { status: 418 }));
    show({ q: { src: "my", author: "Bruno" }, signedIn: true, mine: null });
    expect(await screen.findByRole("alert")).toHaveTextContent("when you are logged in");
    expect(await deckNames()).toEqual(["Middle"]);
  });

  it("stays when the session ends during work", async () => {
    show({ q: { src: "my" }, signedIn: true });
    await deckNames();
    const source = await screen.findByRole("combobox", { name: "Decks" });
    act(() => session.set("ended"));
    expect(source).toBeInTheDocument();
    expect(await deckNames()).toEqual(["Newest", "Middle"]);
  });

  it("is only offered to signed-in users", async () => {
    show({});
    await deckNames();
    expect(screen.queryByRole("combobox", { name: "Decks" })).not.toBeInTheDocument();
  });

  it("is written to the URL when it is chosen", async () => {
    const written = show({ signedIn: true });
    await deckNames();
    const source = await screen.findByRole("combobox", { name: "Decks" });
    expect(
      within(source)
        .getAllByRole("option")
        .map((one) => one.textContent),
    ).toEqual(["All", "Favorites", "My", "My non-public"]);
    fireEvent.change(source, { target: { value: "favorites" } });
    expect(await deckNames()).toEqual(["Oldest"]);
    await vi.waitFor(() => expect(written).toEqual([{ src: "favorites" }]));
  });

  it("shows a message for anonymous users, and other filters work", async () => {
    show({ q: { src: "my" } });
    expect(await screen.findByRole("alert")).toHaveTextContent("when you are logged in");
  });

  it("has no favorites for decks that are not public", async () => {
    show({ q: { src: "my-nonpublic" }, signedIn: true });
    await screen.findByText("Kept");
    expect(screen.queryByRole("button", { name: "Favorite" })).not.toBeInTheDocument();
  });

  it("shows an error instead of loading forever if it cannot be fetched", async () => {
    show({ q: { src: "my-nonpublic" }, signedIn: true, own: NoOwnDecks });
    expect(await screen.findByRole("alert")).toHaveTextContent("CONNECTION PROBLEM");
    expect(screen.queryByText("pending")).not.toBeInTheDocument();
    expect(screen.queryByRole("article")).not.toBeInTheDocument();
  });
});
