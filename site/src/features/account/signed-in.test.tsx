import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import {
  account,
  atHome,
  DONE,
  field,
  HOME,
  loadAccountPages,
  panel,
  signed,
} from "../../../test/account-page";
import { renderSite } from "../../../test/render-site";
import { refusal, stubApi } from "../../../test/stub-api";

beforeAll(loadAccountPages);
beforeEach(() => signed("out"));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const part = (done: boolean, removed: number) => ({
  body: { success: true, username: "Anna", done, removed },
});

describe("signed in", () => {
  it("shows an unconfirmed email address, and sends the email again", async () => {
    const unconfirmed = account({ email: "anna@example.org" });
    const sent = stubApi({ ...HOME, "GET /api/account": unconfirmed, "POST /api/account/email": DONE });
    await atHome();
    const form = panel("Email address");
    expect(form.getByText(/^Not confirmed yet: anna@example.org/)).toBeInTheDocument();
    await userEvent.click(form.getByRole("button", { name: "Send the email again" }));
    expect(await form.findByText(/^The email should arrive/)).toBeInTheDocument();
    expect(sent.at(-1)?.call).toBe("POST /api/account/email");
  });

  it.each([
    [{ email: "anna@example.org", emailConfirmed: true }, /^Confirmed: you can use it/],
    [{ email: null }, /^Without an email address/],
    [{ email: "anna@example.org", sendsMail: false }, /^This site sends no email/],
  ])("explains what an email address is for: %j", async (change, message) => {
    stubApi({ ...HOME, "GET /api/account": account(change) });
    await atHome();
    expect(panel("Email address").getByText(message)).toBeInTheDocument();
    expect(
      panel("Email address").queryByRole("button", { name: "Send the email again" }),
    ).not.toBeInTheDocument();
  });

  it("treats a changed email address as unconfirmed", async () => {
    const confirmed = account({ email: "anna@example.org", emailConfirmed: true });
    stubApi({ ...HOME, "GET /api/account": confirmed, "PUT /api/account": DONE });
    await atHome();
    const form = panel("Email address");
    await userEvent.clear(field(form, "Email address"));
    await userEvent.type(field(form, "Email address"), "other@example.org");
    await userEvent.type(field(form, "Password"), "correct horse");
    await userEvent.click(form.getByRole("button", { name: "Change email address" }));
    expect(await form.findByText(/^Not confirmed yet: other@example.org/)).toBeInTheDocument();
  });

  it("changes the public name", async () => {
    const sent = stubApi({ ...HOME, "PUT /api/account": DONE });
    await atHome();
    const form = panel("Public name");
    const name = form.getByRole("textbox");
    expect(name).toHaveValue("Anna of Prague");
    await userEvent.clear(name);
    await userEvent.type(name, "Somebody");
    await userEvent.click(form.getByRole("button"));
    expect(await form.findByText("Saved.")).toBeInTheDocument();
    // The message is shown for a second.
    await waitFor(() => expect(form.queryByText("Saved.")).toBeNull(), { timeout: 3000 });
    expect(sent.at(-1)).toEqual({ call: "PUT /api/account", body: { publicName: "Somebody" } });
  });

  it.each([
    ["Email address", "Change email address", "WRONG PASSWORD"],
    ["Change password", "Change password", "WRONG OLD PASSWORD"],
  ])("reports a wrong password at its field: %s", async (name, button, message) => {
    stubApi({ ...HOME, "PUT /api/account": refusal(401, "wrong-password") });
    await atHome();
    const form = panel(name);
    for (const input of form.getAllByLabelText(/password/i, { selector: "input" })) {
      await userEvent.type(input, "not the right one");
    }
    await userEvent.click(form.getByRole("button", { name: button }));
    const wrong = await form.findByText(message);
    expect(form.getAllByLabelText(/password/i, { selector: "input" })[0]).toHaveAccessibleDescription(
      wrong.textContent ?? "",
    );
  });

  it("changes the password, reports that other devices are signed out, and clears the fields", async () => {
    const sent = stubApi({ ...HOME, "PUT /api/account": DONE });
    await atHome();
    const form = panel("Change password");
    await userEvent.type(field(form, "Current password"), "correct horse");
    await userEvent.type(field(form, "New password"), "battery staple");
    await userEvent.click(form.getByRole("button", { name: "Change password" }));
    await form.findByText("Your password has been changed. All other devices have been logged out.");
    expect(field(form, "Current password")).toHaveValue("");
    expect(field(form, "New password")).toHaveValue("");
    expect(sent).toContainEqual({
      call: "PUT /api/account",
      body: { password: "correct horse", newPassword: "battery staple" },
    });
  });

  it("lists the sessions, this one first, and signs out another", async () => {
    const sent = stubApi({ ...HOME, "DELETE /api/account/sessions/old": DONE });
    await atHome();
    const sessions = panel("Where you are logged in");
    const rows = await sessions.findAllByRole("listitem");
    expect(rows.map((one) => within(one).getByRole("strong").textContent)).toEqual([
      "Chrome on Linux",
      "Firefox on Windows",
    ]);
    await userEvent.click(sessions.getByRole("button", { name: "Log out Firefox on Windows" }));
    await waitFor(() => expect(sent.at(-1)?.call).toBe("GET /api/account/sessions"));
    expect(sent.at(-2)?.call).toBe("DELETE /api/account/sessions/old");
  });

  it("logs out and removes all data of the user except the preferences", async () => {
    stubApi({ ...HOME, "DELETE /api/login": DONE });
    localStorage.setItem("methuselah.user.decks", "mine");
    localStorage.setItem("methuselah.preferences", '{"theme":"dark"}');
    const { queryClient } = await atHome();
    await userEvent.click(screen.getAllByRole("button", { name: "Log out" })[0] as HTMLElement);
    expect(await screen.findByRole("region", { name: "Login" })).toBeInTheDocument();
    expect(localStorage.getItem("methuselah.user.decks")).toBeNull();
    expect(localStorage.getItem("methuselah.preferences")).not.toBeNull();
    expect(
      JSON.stringify(
        queryClient
          .getQueryCache()
          .getAll()
          .map(({ state }) => state.data),
      ),
    ).not.toContain("Anna");
    expect(within(screen.getByRole("banner")).getByRole("link", { name: "Login" })).toBeInTheDocument();
  });

  it("shows how much of a large collection is deleted", async () => {
    stubApi({
      ...HOME,
      "GET /api/account/deletion": {
        body: { decks: 3, publicDecks: 1, favorites: 0, inventoryCards: 0, savedSearches: 0, fates: {} },
      },
      "DELETE /api/account": part(false, 2),
    });
    const answer = globalThis.fetch;
    const never = new Promise<Response>(() => undefined);
    vi.stubGlobal("fetch", (url: string, init?: RequestInit) =>
      url === "/api/account/deletion" && init?.method === "POST" ? never : answer(url, init),
    );
    await atHome();
    await userEvent.click(screen.getByRole("button", { name: "Delete account…" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Delete account" }));
    await userEvent.type(await dialog.findByLabelText("Type 'YES' to confirm"), "YES");
    await userEvent.type(field(dialog, "Password"), "correct horse");
    await userEvent.click(dialog.getByRole("button", { name: "Permanently delete Anna" }));
    const bar = await dialog.findByRole("progressbar", { name: "2 of 4 decks deleted." });
    expect(bar).toHaveAttribute("value", "2");
    expect(dialog.getByText(/^The rest will be deleted even if you close this page/)).toBeInTheDocument();
  });

  it("asks the last admin of the playtest to name another one first", async () => {
    const facts = { decks: 0, publicDecks: 0, favorites: 0, inventoryCards: 0, savedSearches: 0, fates: {} };
    stubApi({
      ...HOME,
      "GET /api/account/deletion": { body: facts },
      "DELETE /api/account": refusal(409, "last-admin"),
    });
    await atHome();
    await userEvent.click(screen.getByRole("button", { name: "Delete account…" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Delete account" }));
    await userEvent.type(await dialog.findByLabelText("Type 'YES' to confirm"), "YES");
    await userEvent.type(field(dialog, "Password"), "horse");
    await userEvent.click(dialog.getByRole("button", { name: "Permanently delete Anna" }));
    expect(await dialog.findByText(/^You are the last admin/, { selector: "p" })).toBeInTheDocument();
  });

  it("deletes the account only after a summary, the word YES and the password", async () => {
    const facts = { decks: 3, publicDecks: 1, favorites: 2, inventoryCards: 0, savedSearches: 0, fates: {} };
    const sent = stubApi({
      ...HOME,
      "GET /api/account/deletion": { body: facts },
      "DELETE /api/account": [refusal(401, "wrong-password"), part(false, 2)],
      "POST /api/account/deletion": [part(false, 1), part(true, 1)],
    });
    await atHome();
    await userEvent.click(screen.getByRole("button", { name: "Delete account…" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Delete account" }));
    expect(await dialog.findByText("3 decks are deleted.")).toBeInTheDocument();
    expect(dialog.getByText("1 public copy is removed from the archive.")).toBeInTheDocument();
    expect(dialog.queryByText(/inventory/)).not.toBeInTheDocument();
    const button = dialog.getByRole("button", { name: "Permanently delete Anna" });
    const word = dialog.getByLabelText("Type 'YES' to confirm");

    await userEvent.type(word, "yes");
    await userEvent.type(field(dialog, "Password"), "wrong one");
    await userEvent.click(button);
    expect(word).toHaveAccessibleDescription("Type 'YES' to confirm");
    expect(sent.map(({ call }) => call)).not.toContain("DELETE /api/account");

    await userEvent.clear(word);
    await userEvent.type(word, "YES");
    await userEvent.click(button);
    expect(await dialog.findByText("WRONG PASSWORD")).toBeInTheDocument();
    await userEvent.click(button);
    expect(
      await screen.findByText(/^The account Anna and all its data have been deleted/),
    ).toBeInTheDocument();
    expect(localStorage.getItem("methuselah.session")).toMatch(/^out/);
  });
});

describe("signed in, with the server unreachable", () => {
  it("shows the settings of the device, and the account once the server responds", async () => {
    stubApi({ ...HOME, "GET /api/account": [{ status: 404 }, account()] });
    signed("in");
    localStorage.setItem("methuselah.user.name", "Anna");
    await renderSite("/account");
    expect(await screen.findByText(/^Your account needs a network connection/)).toBeInTheDocument();
    expect(screen.getByText("Logged as: Anna")).toBeInTheDocument();
    expect(panel("Language and display").getByRole("group", { name: "Theme" })).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Log out" })).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("region", { name: "Public name" })).toBeInTheDocument();
  });
});

describe("another tab", () => {
  const storageChange = (newValue: string) =>
    act(() => {
      localStorage.setItem("methuselah.session", newValue);
      window.dispatchEvent(new StorageEvent("storage", { key: "methuselah.session", newValue }));
    });

  it("that logs out signs this one out", async () => {
    stubApi(HOME);
    await atHome();
    storageChange("out 2");
    expect(await screen.findByRole("region", { name: "Login" })).toBeInTheDocument();
  });

  it("that logs in signs this one in", async () => {
    stubApi(HOME);
    await renderSite("/account");
    storageChange("in 2");
    expect(await screen.findByText("Logged as: Anna")).toBeInTheDocument();
  });

  it("that logs in as another user shows their account here", async () => {
    stubApi({ ...HOME, "GET /api/account": [account(), account({ username: "Bert" })] });
    await atHome();
    storageChange("in 2");
    expect(await screen.findByText("Logged as: Bert")).toBeInTheDocument();
  });
});
