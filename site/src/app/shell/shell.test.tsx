import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { removeSite, renderSite, stubServer, stubSite } from "../../../test/render-site";
import { rememberLink } from "../../data/link-memory";
import { pageNotices } from "../../data/page-notices";
import { getPreferences, setPreferences } from "../../data/preferences";
import { session } from "../../data/session";
import { UpdateNotice } from "../update-notice";

const MANIFEST = { schema: 1, version: "2026-04-09.1a2b3c", counts: {}, files: {}, sources: [] };
const VERSION = { version: "0.0.0", changes: ["Search in Spanish"] };

// The dialogs are loaded on first use; imported up front here, a dialog that must not open would open immediately.
beforeAll(() => import("./shell-dialog-screen"));

beforeEach(() => {
  stubSite({ "/data/manifest.json": MANIFEST, "/api/version": VERSION });
  setPreferences({ theme: "system", language: "en", cardLanguage: "en", shortcuts: true });
  rememberLink({ crypt: undefined, library: undefined, cards: undefined });
});

afterEach(() => {
  removeSite();
  vi.restoreAllMocks();
});

/** The top bar; the bottom bar has the same accessible name. */
const bar = () => within(within(screen.getByRole("banner")).getByRole("navigation"));
const link = (name: string) => bar().getByRole("link", { name });

describe("navigation", () => {
  it("links the pages, in the usual order", async () => {
    await renderSite("/");
    const names = bar()
      .getAllByRole("link")
      .map((link) => link.getAttribute("aria-label") ?? link.textContent);
    expect(names).toEqual([
      "Login",
      "About",
      "Public decks, PDA",
      "Tournament decks, TDA",
      "Winning decks, TWD",
      "Inventory",
      "Decks",
      "Crypt",
      "Library",
      "Quick card search",
    ]);
  });

  it("marks the current page", async () => {
    await renderSite("/");
    expect(link("About")).toHaveAttribute("aria-current", "page");
    expect(link("Crypt")).not.toHaveAttribute("aria-current");
  });

  it("leads back to the last search and the last card", async () => {
    await renderSite("/");
    expect(link("Crypt")).toHaveAttribute("href", "/crypt");
    expect(link("Quick card search")).toHaveAttribute("href", "/cards");
    act(() => rememberLink({ crypt: '{"capacity":{"value":[]}}', cards: "200001" }));
    expect(link("Crypt")).toHaveAttribute("href", "/crypt?q={%22capacity%22:{%22value%22:[]}}");
    expect(link("Library")).toHaveAttribute("href", "/library");
    expect(link("Quick card search")).toHaveAttribute("href", "/cards/200001");
  });

  it("shows /about at /", async () => {
    const { router } = await renderSite("/about");
    expect(router.state.location.pathname).toBe("/");
  });

  it("offers the other pages in the menu of small screens", async () => {
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
  it("cycles the theme and announces it", async () => {
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

  it("switches the language as soon as it is chosen", async () => {
    await renderSite("/");
    await userEvent.click(screen.getByRole("button", { name: "Language and display" }));
    const choice = await screen.findByRole("combobox", { name: "Interface language" });
    await userEvent.selectOptions(choice, "es");
    expect(await screen.findByRole("combobox", { name: "Idioma de la interfaz" })).toHaveValue("es");
    expect(document.documentElement.lang).toBe("es");
    expect(screen.getByRole("combobox", { name: "Idioma de las cartas" })).toHaveValue("en");
  });

  it("offers inventory mode to signed-in users, and the page of the inventory is always in it", async () => {
    const { router } = await renderSite("/");
    await userEvent.click(screen.getByRole("button", { name: "Language and display" }));
    await screen.findByRole("combobox", { name: "Interface language" });
    const mode = () => screen.queryByRole("checkbox", { name: "Inventory mode" });
    expect(mode()).not.toBeInTheDocument();
    act(() => session.set("in"));
    expect(mode()).not.toBeChecked();
    await userEvent.click(screen.getByRole("checkbox", { name: "Inventory mode" }));
    expect(getPreferences().inventoryMode).toBe(true);
    const button = await screen.findByRole("button", { name: "Inventory mode", hidden: true });
    expect(button).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(button);
    expect(mode()).not.toBeChecked();
    await act(() => router.navigate({ href: "/inventory", state: { dialog: "display" } }));
    await waitFor(() => expect(mode()).toBeDisabled());
    expect(mode()).toBeChecked();
    expect(screen.getByRole("button", { name: "Inventory mode", hidden: true })).toBeDisabled();
    act(() => session.set("out"));
  });
});

describe("notices", () => {
  it("reports when the network is lost and when it is back", async () => {
    await renderSite("/");
    expect(screen.queryByText("OFFLINE")).not.toBeInTheDocument();
    const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event("offline")));
    expect(screen.getByText("OFFLINE")).toBeInTheDocument();
    expect(screen.queryByText(/Changes are sent when you are back/)).not.toBeInTheDocument();
    act(() => session.set("in"));
    expect(screen.getByText(/Changes are sent when you are back/)).toBeInTheDocument();
    act(() => session.set("out"));
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event("online")));
    expect(screen.queryByText("OFFLINE")).not.toBeInTheDocument();
  });

  /** As the page does after its first paint. */
  beforeEach(() => pageNotices.set(new Map([["update", UpdateNotice]])));
  afterEach(() => pageNotices.set(new Map()));

  it("offers the update when the server's version is newer, until it is dismissed", async () => {
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
  /** Long enough for an unexpected dialog to appear. */
  const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

  it("? shows the shortcuts", async () => {
    await renderSite("/");
    await userEvent.keyboard("?");
    expect(await screen.findByRole("dialog", { name: "Keyboard shortcuts" })).toBeInTheDocument();
  });

  it("shortcuts do nothing while the user types", async () => {
    await renderSite("/");
    const field = document.createElement("input");
    document.body.append(field);
    await userEvent.type(field, "why?");
    await settled();
    expect(map()).not.toBeInTheDocument();
    expect(field).toHaveValue("why?");
    field.remove();
  });

  it("single-key shortcuts can be turned off", async () => {
    await renderSite("/");
    await userEvent.keyboard("?");
    await userEvent.click(await screen.findByRole("checkbox", { name: "Single-key shortcuts" }));
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    await userEvent.keyboard("?");
    await settled();
    expect(map()).not.toBeInTheDocument();
  });
});

describe("pages that cannot be shown", () => {
  it("are 404 Not Found for an unknown URL", async () => {
    await renderSite("/nowhere");
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("404 Not Found");
    expect(screen.getByRole("link", { name: "Go to About" })).toHaveAttribute("href", "/");
  });

  it("are 400 Bad Request for a URL that names no card", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    await renderSite("/cards/abc");
    expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent("400 Bad Request");
    expect(screen.getByRole("link", { name: "Search cards" })).toHaveAttribute("href", "/cards");
  });

  it.each(["999999", "7"])("report an unknown card for a number such as %s", async (id) => {
    await renderSite(`/cards/${id}`);
    expect(await screen.findByRole("heading", { name: "No card with this ID" })).toBeVisible();
    expect(screen.getByText(new RegExp(`\\b${id}\\b`))).toBeVisible();
  });

  it("have a document title of their own", async () => {
    await renderSite("/");
    await waitFor(() => expect(document.title).toBe("VTES card database · Methuselah"));
  });
});
