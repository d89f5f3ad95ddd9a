import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import {
  account,
  DONE,
  field,
  HOME,
  loadAccountPages,
  logIn,
  panel,
  SESSIONS,
  signed,
  visibleText,
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

describe("signed out", () => {
  it("calls no API before the user acts", async () => {
    const sent = stubApi({});
    await renderSite("/account");
    expect(screen.getByRole("region", { name: "Login" })).toBeInTheDocument();
    expect(screen.getByRole("region", { name: "Create account" })).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it("is friendly to password managers", async () => {
    stubApi({});
    await renderSite("/account");
    expect(field(panel("Login"), "Username")).toHaveAttribute("autocomplete", "username");
    expect(field(panel("Login"), "Password")).toHaveAttribute("autocomplete", "current-password");
    expect(field(panel("Create account"), "Password")).toHaveAttribute("autocomplete", "new-password");
    await userEvent.click(panel("Login").getByRole("button", { name: "Show password" }));
    expect(field(panel("Login"), "Password")).toHaveAttribute("type", "text");
  });

  it.each([
    [refusal(400, "unknown-user"), "Username", "USER DOES NOT EXIST"],
    [refusal(401, "wrong-password"), "Password", "WRONG PASSWORD"],
  ])("reports at the field why a login is rejected", async (answer, label, message) => {
    stubApi({ "POST /api/login": answer });
    await renderSite("/account");
    await logIn();
    await screen.findByText(message);
    expect(field(panel("Login"), label)).toHaveAccessibleDescription(message);
    expect(field(panel("Login"), label)).toHaveFocus();
    expect(field(panel("Login"), "Username")).toHaveValue("Anna");
  });

  it.each([
    [{ status: 500 }, "CONNECTION PROBLEM"],
    [{ status: 502, body: "no JSON of ours" }, "CONNECTION PROBLEM"],
    [refusal(403, "cross-origin"), "The server rejected this with status 403."],
    [refusal(418, "some-later-code"), "The server rejected this with status 418."],
  ])("reports errors that belong to no field at the form", async (answer, message) => {
    stubApi({ "POST /api/login": answer });
    await renderSite("/account");
    await logIn();
    expect(await panel("Login").findByText(message)).toBeInTheDocument();
  });

  it("reports that it is offline without trying", async () => {
    const sent = stubApi({});
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await renderSite("/account");
    await logIn();
    expect(await panel("Login").findByText(/^OFFLINE/)).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it("shows when to try again, and allows it then", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    stubApi({ "POST /api/login": refusal(429, "throttled", { retryAfter: 90 }) });
    await renderSite("/account");
    await logIn();
    await visibleText("Too many attempts. Try again in 2 minutes.");
    const button = panel("Login").getByRole("button", { name: "Log in" });
    expect(button).toBeDisabled();
    act(() => vi.advanceTimersByTime(60_000));
    await visibleText(/^Too many attempts. Try again in (?:30|29|28) seconds.$/);
    act(() => vi.advanceTimersByTime(31_000));
    await visibleText("You can try again now.");
    expect(button).toBeEnabled();
  });

  it("requires both fields of a login", async () => {
    const sent = stubApi({});
    await renderSite("/account");
    await userEvent.click(panel("Login").getByRole("button", { name: "Log in" }));
    expect(field(panel("Login"), "Username")).toHaveAccessibleDescription("Fill in this field.");
    expect(sent).toEqual([]);
  });

  it("signs in, and stays signed in on request", async () => {
    const sent = stubApi({ ...HOME, "POST /api/login": account() });
    await renderSite("/account");
    await userEvent.click(panel("Login").getByRole("checkbox"));
    await logIn(" Anna ");
    expect(await screen.findByText("Logged as: Anna")).toBeInTheDocument();
    expect(sent[0]).toEqual({
      call: "POST /api/login",
      body: { username: "Anna", password: "correct horse", remember: true },
    });
    expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
    expect(within(screen.getByRole("banner")).getByRole("link", { name: "Account" })).toBeInTheDocument();
  });

  it.each([
    [refusal(409, "user-exists"), "Username", "USER ALREADY EXIST"],
    [
      refusal(422, "invalid", [{ field: "username", problem: "…" }]),
      "Username",
      "2 to 32 visible characters; no leading, trailing or double spaces.",
    ],
    [
      refusal(422, "common-password", [{ field: "password", problem: "…" }]),
      "Password",
      "This password is easy to guess. Choose another one.",
    ],
    [
      refusal(422, "invalid", [{ field: "email", problem: "…" }]),
      "Email address (optional)",
      "This is not a valid email address.",
    ],
  ])("reports at the field why no account was created", async (answer, label, message) => {
    stubApi({ "POST /api/account": answer });
    await renderSite("/account");
    const form = panel("Create account");
    await userEvent.type(field(form, "Username"), "Anna");
    await userEvent.type(field(form, "Password"), "correct horse");
    await userEvent.click(form.getByRole("button", { name: "Create account" }));
    await screen.findByText(message);
    expect(field(form, label)).toHaveAccessibleDescription(expect.stringContaining(message));
  });

  it("does not send a password that is too short", async () => {
    const sent = stubApi({});
    await renderSite("/account");
    const form = panel("Create account");
    await userEvent.type(field(form, "Username"), "Anna");
    await userEvent.type(field(form, "Password"), "1234567");
    await userEvent.click(form.getByRole("button", { name: "Create account" }));
    expect(await form.findByText("8 to 256 characters.")).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it.each([
    ["Anna", { username: "Anna" }],
    ["anna@example.org", { email: "anna@example.org" }],
  ])("sends a reset email to %s without revealing whether the account exists", async (who, body) => {
    const sent = stubApi({ "POST /api/account/reset": DONE });
    await renderSite("/account");
    await userEvent.click(screen.getByText("Forgot password?"));
    await userEvent.type(screen.getByLabelText("Username or email address"), who);
    await userEvent.click(screen.getByRole("button", { name: "Send link" }));
    expect(await visibleText(/^If this account exists/)).toBeInTheDocument();
    expect(sent).toEqual([{ call: "POST /api/account/reset", body }]);
  });

  it("corrects a stale hint when the session has expired", async () => {
    signed("in");
    stubApi({ "GET /api/account": { body: { success: false } } });
    await renderSite("/account");
    expect(await screen.findByRole("region", { name: "Login" })).toBeInTheDocument();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(localStorage.getItem("methuselah.session")).toBeNull();
  });

  it("offers a retry if the signed-in user is unknown", async () => {
    signed("in");
    stubApi({ "GET /api/account": [{ status: 400 }, account()], "GET /api/account/sessions": SESSIONS });
    await renderSite("/account");
    await screen.findByText("CONNECTION PROBLEM");
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Logged as: Anna")).toBeInTheDocument();
  });
});
