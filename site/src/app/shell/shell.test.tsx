import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { renderSite, stubServer, stubSettings } from "../../../test/render-site";
import { rememberLink } from "../../data/link-memory";
import { pageNotices } from "../../data/page-notices";
import { setPreferences } from "../../data/preferences";
import { session } from "../../data/session";
import { UpdateNotice } from "../update-notice";

const MANIFEST = { schema: 1, version: "2026-04-09.1a2b3c", counts: {}, files: {}, sources: [] };
const VERSION = { version: "0.0.0", changes: ["Search in Spanish"] };

// The dialogs are loaded on first use; imported up front here, a dialog that must not open would open immediately.
beforeAll(() => import("./shell-dialog-screen"));

beforeEach(() => {
  stubServer({ "/data/manifest.json": MANIFEST, "/api/version": VERSION });
  stubSettings({ about: { donations: [], appStoreNote: "", contacts: [], relatedProjects: [] } });
  setPreferences({ theme: "system", language: "en", cardLanguage: "en", shortcuts: true });
  rememberLink({ crypt: undefined, library: undefined, card: undefined });
});

afterEach(() => {
  document.getElementById("settings")?.remove();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The bar at the top; the one at the bottom has the same name. */
const bar = () => within(within(screen.getByRole("banner")).getByRole("navigation"));
const room = (name: string) => bar().getByRole("link", { name });

describe("navigation", () => {
  it("links the rooms that exist, in the order players know", async () => {
    await renderSite("/");
    const names = bar()
      .getAllByRole("link")
      .map((link) => link.getAttribute("aria-label") ?? link.textContent);
    expect(names).toEqual([
      "Login",
      "About",
      "PDA",
      "TDA",
      "TWD",
      "Decks",
      "Crypt",
      "Library",
      "Quick card search",
    ]);
  });

  it("marks the room one is in", async () => {
    await renderSite("/");
    expect(room("About")).toHaveAttribute("aria-current", "page");
    expect(room("Crypt")).not.toHaveAttribute("aria-current");
  });

  it("leads back to the last search and the last card", async () => {
    await renderSite("/");
    expect(room("Crypt")).toHaveAttribute("href", "/crypt");
    expect(room("Quick card search")).toHaveAttribute("href", "/cards");
    act(() => rememberLink({ crypt: '{"capacity":{"value":[]}}', card: 200001 }));
    expect(room("Crypt")).toHaveAttribute("href", "/crypt?q={%22capacity%22:{%22value%22:[]}}");
    expect(room("Library")).toHaveAttribute("href", "/library");
    expect(room("Quick card search")).toHaveAttribute("href", "/cards/200001");
  });

  it("shows /about at /", async () => {
    const { router } = await renderSite("/about");
    expect(router.state.location.pathname).toBe("/");
  });

  it("offers the rest in the menu of small screens", async () => {
    await renderSite("/");
    await userEvent.click(screen.getByRole("button", { name: "Menu" }));
    const menu = within(await screen.findByRole("dialog", { name: "Menu" }));
    expect(menu.getByRole("link", { name: "About" })).toHaveAttribute("href", "/");
    expect(menu.getByRole("radio", { name: "System" })).toBeChecked();
    expect(menu.getByRole("combobox", { name: "Card language" })).toHaveValue("en");
    expect(menu.getByRole("combobox", { name: "Interface language" })).toHaveValue("en");
  });
});

describe("display", () => {
  it("cycles the theme and says the state", async () => {
    await renderSite("/");
    const button = () => screen.getByRole("button", { name: /^Theme:/ });
    expect(button()).toHaveAccessibleName("Theme: System. Switch to Dark.");
    await userEvent.click(button());
    expect(document.documentElement.dataset.theme).toBe("dark");
    await userEvent.click(button());
    expect(document.documentElement.dataset.theme).toBe("light");
    await userEvent.click(button());
    expect(button()).toHaveAccessibleName("Theme: System. Switch to Dark.");
  });

  it("speaks another language as soon as it is chosen", async () => {
    await renderSite("/");
    await userEvent.click(screen.getByRole("button", { name: "Language and display" }));
    const choice = await screen.findByRole("combobox", { name: "Interface language" });
    await userEvent.selectOptions(choice, "es");
    expect(await screen.findByRole("combobox", { name: "Idioma de la interfaz" })).toHaveValue("es");
    expect(document.documentElement.lang).toBe("es");
    expect(screen.getByRole("combobox", { name: "Idioma de las cartas" })).toHaveValue("en");
  });
});

describe("notices", () => {
  it("tells when the network is gone and when it is back", async () => {
    await renderSite("/");
    expect(screen.queryByText("OFFLINE")).not.toBeInTheDocument();
    const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event("offline")));
    expect(screen.getByText("OFFLINE")).toBeInTheDocument();
    expect(screen.queryByText(/You can edit decks/)).not.toBeInTheDocument();
    act(() => session.set("in"));
    expect(screen.getByText(/You can edit decks/)).toBeInTheDocument();
    act(() => session.set("out"));
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event("online")));
    expect(screen.queryByText("OFFLINE")).not.toBeInTheDocument();
  });

  /** As the page does once it has been drawn. */
  beforeEach(() => pageNotices.set(new Map([["update", UpdateNotice]])));
  afterEach(() => pageNotices.set(new Map()));

  it("offers the update when the server's version is newer, until it is put off", async () => {
    stubServer({ "/data/manifest.json": MANIFEST, "/api/version": { version: "9.0.0", changes: [] } });
    await renderSite("/");
    expect(await screen.findByText("Update available")).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Later" }));
    expect(screen.queryByText("Update available")).not.toBeInTheDocument();
  });

  it("offers none when the version is the page's own", async () => {
    await renderSite("/");
    await screen.findByText("Version 0.0.0");
    expect(screen.queryByText("Update available")).not.toBeInTheDocument();
  });
});

describe("keys", () => {
  const map = () => screen.queryByRole("dialog", { name: "Keyboard shortcuts" });
  /** Long enough for a dialog that is not there to have come. */
  const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

  it("? shows the map of keys", async () => {
    await renderSite("/");
    await userEvent.keyboard("?");
    expect(await screen.findByRole("dialog", { name: "Keyboard shortcuts" })).toBeInTheDocument();
  });

  it("keys do nothing while one types", async () => {
    await renderSite("/");
    const field = document.createElement("input");
    document.body.append(field);
    await userEvent.type(field, "why?");
    await settled();
    expect(map()).not.toBeInTheDocument();
    expect(field).toHaveValue("why?");
    field.remove();
  });

  it("single keys can be turned off in the map", async () => {
    await renderSite("/");
    await userEvent.keyboard("?");
    await userEvent.click(await screen.findByRole("checkbox", { name: "Single-key shortcuts" }));
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    await userEvent.keyboard("?");
    await settled();
    expect(map()).not.toBeInTheDocument();
  });
});

describe("what cannot be shown", () => {
  it("is 404 Not Found for an unknown address", async () => {
    await renderSite("/nowhere");
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("404 Not Found");
    expect(screen.getByRole("link", { name: "Go to About" })).toHaveAttribute("href", "/");
  });

  it("is 400 Bad Request for an address that names no card", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    await renderSite("/cards/abc");
    expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent("400 Bad Request");
    expect(screen.getByRole("link", { name: "Search cards" })).toHaveAttribute("href", "/cards");
  });

  it.each(["999999", "7"])("says of any number without a card, as %s, that there is none", async (id) => {
    await renderSite(`/cards/${id}`);
    expect(await screen.findByRole("heading", { name: "No card with this ID" })).toBeVisible();
    expect(screen.getByText(new RegExp(`\\b${id}\\b`))).toBeVisible();
  });

  it("gives the document a title of its own", async () => {
    await renderSite("/");
    await waitFor(() => expect(document.title).toBe("VTES card database · Methuselah"));
  });
});
