import { afterEach, describe, expect, it, vi } from "vitest";
import { mapStorage } from "./decks/testing/fake-browser.test.support";
import { linkMemory, parseLinkMemory, rememberLink } from "./link-memory";
import { SESSION_KEY, session, writeSession } from "./session";
import { rememberUser } from "./session-recovery";
import { clearUserData } from "./user-data";

describe("what the tab remembers of the last search and card", () => {
  it.each([
    ["nothing", undefined],
    ["a text", "crypt"],
    ["a list", ["{}"]],
    ["values of other kinds", { crypt: 7, library: null, cards: 200001 }],
  ])("has no page for %s", (_what, raw) => {
    const { crypt, library, cards } = parseLinkMemory(raw);
    expect([crypt, library, cards]).toEqual([undefined, undefined, undefined]);
  });

  it("comes back as it was stored", () => {
    const memory = { crypt: '{"name":{"value":"Theo"}}', library: undefined, cards: "201362" };
    expect(parseLinkMemory(JSON.parse(JSON.stringify(memory)))).toEqual(memory);
  });

  it("remembers each page by itself, and forgets a search that is back at its defaults", () => {
    rememberLink({ crypt: '{"group":{"5":true}}' });
    rememberLink({ library: '{"type":{"value":["event"]}}', cards: "100001" });
    rememberLink({ crypt: undefined });
    expect(linkMemory.get()).toEqual({
      crypt: undefined,
      library: '{"type":{"value":["event"]}}',
      cards: "100001",
    });
  });
});

describe("what the tab remembers of a user", () => {
  const OPENED = { crypt: '{"group":{"5":true}}', decks: "Aguns0001" };
  afterEach(() => {
    session.set("out");
    rememberUser(undefined);
    vi.unstubAllGlobals();
  });

  /** Anna's tab, in which she has searched and opened a deck. */
  function open(): void {
    vi.stubGlobal("localStorage", mapStorage());
    vi.stubGlobal("sessionStorage", mapStorage());
    rememberUser("Anna");
    writeSession("in");
    rememberLink(OPENED);
  }

  it.each([
    ["the session is over, also in another tab", () => session.set("out")],
    ["another user signs in after the session has ended", () => rememberUser("Bert")],
  ])("is forgotten when %s", (_, leave) => {
    open();
    leave();
    expect(linkMemory.get()).toEqual({});
    expect(sessionStorage.getItem("methuselah.user.links")).toBe("{}");
  });

  it("is removed from the tab with all other data", async () => {
    open();
    await clearUserData(() => true);
    expect(sessionStorage.length).toBe(0);
  });

  it("stays while the session has only ended, and when the same user signs in again", () => {
    open();
    session.set("ended");
    rememberUser("Anna");
    session.set("in");
    expect(linkMemory.get()).toEqual(OPENED);
  });

  it("stays for a visitor", () => {
    session.set("out");
    rememberLink(OPENED);
    rememberUser("Anna");
    session.set("in");
    expect(linkMemory.get()).toEqual(OPENED);
  });

  describe("after a reload", () => {
    /** The tab as it has been restored. */
    async function reload() {
      vi.resetModules();
      const [links, recovery] = await Promise.all([import("./link-memory"), import("./session-recovery")]);
      return { ...links, ...recovery };
    }

    it.each([
      ["is forgotten when another user has signed in", "in 2", {}],
      ["stays for the same sign-in", undefined, OPENED],
    ])("%s", async (_, signIn, left) => {
      open();
      if (signIn) localStorage.setItem(SESSION_KEY, signIn);
      const tab = await reload();
      expect(tab.linkMemory.get()).toEqual(OPENED);
      tab.rememberUser("Bert");
      expect(tab.linkMemory.get()).toEqual(left);
      expect(sessionStorage.getItem("methuselah.user.links-of")).not.toContain("Bert");
    });

    it.each([
      ["who comes first", () => vi.stubGlobal("sessionStorage", mapStorage())],
      ["who comes after a user", open],
    ])("stays for a visitor %s", async (_, begin) => {
      begin();
      session.set("out");
      rememberLink(OPENED);
      const tab = await reload();
      tab.rememberUser("Bert");
      expect(tab.linkMemory.get()).toEqual(OPENED);
    });
  });
});
