import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { atHome, DONE, HOME, loadAccountPages } from "../../../test/account-page";
import { refusal, stubApi } from "../../../test/stub-api";
import { closeDeckStores } from "../../data/decks/deck-stores";
import { closingEdits } from "../../data/decks/queue/closing-edits";
import { UNSENT_PREFIX, userOfUnsent } from "../../data/storage-names";
import type { DeckId } from "../../domain/deck/deck";
import type { OperationId } from "../../domain/deck/operations/operation";

const { entries } = vi.hoisted(() => ({ entries: new Map<string, unknown>() }));
vi.mock("../../data/decks/storage/indexed-db", async () => {
  const { memoryStorage } = await import("../../data/decks/storage/user-storage");
  return { BROWSER_STORAGE: memoryStorage(entries) };
});

beforeAll(loadAccountPages);
afterEach(() => {
  closeDeckStores();
  entries.clear();
  vi.unstubAllGlobals();
});

const UNSENT_COUNT = `${UNSENT_PREFIX}Anna`;
const logOutButton = () => screen.getAllByRole("button", { name: "Log out" })[0] as HTMLElement;
const question = async () => within(await screen.findByRole("dialog", { name: "Log out" }));

/** Anna's deletions of decks that an earlier page left unsent. */
function leaveUnsent(...decks: readonly string[]): void {
  const edits = decks.map((deck, position) => {
    const base = { id: `delete-${deck}` as OperationId, at: 0, tried: false };
    return [position + 1, { ...base, kind: "delete", deck: deck as DeckId, revision: false }] as const;
  });
  closingEdits("Anna", () => localStorage).write({ page: "earlier", edits });
  localStorage.setItem(UNSENT_COUNT, String(decks.length));
}

describe("logging out", () => {
  it("sends the edits of an earlier page first, and logs out once on a double click", async () => {
    const removed = { body: { success: true, removed: ["one"] } };
    const sent = stubApi({ ...HOME, "DELETE /api/deck/one": removed, "DELETE /api/login": DONE });
    const { fetch } = globalThis;
    let answer = () => {};
    const pressedTwice = new Promise<void>((resolve) => {
      answer = resolve;
    });
    vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
      if (url === "/api/deck/one") await pressedTwice;
      return fetch(url, init);
    });
    await atHome();
    leaveUnsent("one");
    await userEvent.click(logOutButton());
    await userEvent.click(logOutButton());
    expect(logOutButton()).toHaveAttribute("aria-disabled", "true");
    answer();
    expect(await screen.findByRole("region", { name: "Login" })).toBeInTheDocument();
    const deletions = sent.map(({ call }) => call).filter((call) => call.startsWith("DELETE"));
    expect(deletions).toEqual(["DELETE /api/deck/one", "DELETE /api/login"]);
  });

  it("asks before edits are lost that the server does not accept now, and keeps them on cancel", async () => {
    const busy = refusal(503, "busy");
    const sent = stubApi({ ...HOME, "DELETE /api/deck/one": busy, "DELETE /api/login": DONE });
    await atHome();
    leaveUnsent("one", "two");
    await userEvent.click(logOutButton());
    const first = await question();
    expect(first.getByText("2 changes are not saved yet.")).toBeInTheDocument();
    await userEvent.click(first.getByRole("button", { name: "Cancel" }));
    expect(sent.map(({ call }) => call)).not.toContain("DELETE /api/login");
    expect(localStorage.getItem(UNSENT_COUNT)).toBe("2");

    await userEvent.click(logOutButton());
    await userEvent.click((await question()).getByRole("button", { name: "Log out anyway" }));
    expect(await screen.findByRole("region", { name: "Login" })).toBeInTheDocument();
    expect(localStorage.getItem(UNSENT_COUNT)).toBeNull();
    expect([...entries.keys()]).toEqual([]);
  });

  it("asks as well when the code that sends edits cannot be loaded, and leaves nothing of the user", async () => {
    const sent = stubApi({ ...HOME, "DELETE /api/login": DONE });
    vi.doMock("../../data/decks/commands/send-unsent", () => {
      throw new Error("not loaded");
    });
    await atHome();
    leaveUnsent("one");
    const others = ["Bert", "Anna/page", "100%"];
    for (const other of others) closingEdits(other, () => localStorage).write({ page: "earlier", edits: [] });
    localStorage.setItem(`${UNSENT_PREFIX}5%`, "1");
    await userEvent.click(logOutButton());
    expect((await question()).getByText("1 change is not saved yet.")).toBeInTheDocument();
    expect(sent.map(({ call }) => call)).not.toContain("DELETE /api/login");
    vi.doUnmock("../../data/decks/commands/send-unsent");

    await userEvent.click((await question()).getByRole("button", { name: "Log out anyway" }));
    expect(await screen.findByRole("region", { name: "Login" })).toBeInTheDocument();
    const kept = Object.keys(localStorage).filter((key) => key.startsWith(UNSENT_PREFIX));
    expect(kept.map(userOfUnsent).toSorted()).toEqual([...others, "5%"].toSorted());
  });
});
