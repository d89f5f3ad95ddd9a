import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { session } from "../src/data/session";
import { renderSite } from "./render-site";
import type { ApiResponse } from "./stub-api";

/** Loads the lazy pages up front, so that tests do not wait for them. */
export function loadAccountPages(): Promise<unknown> {
  return Promise.all([import("../src/app/account-screen"), import("../src/app/shell/session-dialog-screen")]);
}

const ANNA = {
  success: true,
  username: "Anna",
  publicName: "Anna of Prague",
  email: null,
  emailConfirmed: false,
  sendsMail: true,
  created: "2026-01-02T03:04:05Z",
  isPlaytester: false,
  isAdmin: false,
};
export const account = (change: object = {}): ApiResponse => ({ body: { ...ANNA, ...change } });
export const DONE: ApiResponse = { body: { success: true } };
export const SESSIONS: ApiResponse = {
  body: {
    sessions: [
      row("old", "2026-01-03T00:00:00Z", "Firefox on Windows"),
      row("here", "2026-01-02T00:00:00Z", "Chrome on Linux", true),
    ],
  },
};

function row(id: string, lastSeen: string, device: string, current = false) {
  return { id, created: lastSeen, lastSeen, device, remember: false, current };
}

export function signed(state: "in" | "out"): void {
  localStorage.setItem("methuselah.session", `${state} 1`);
  session.set(state);
}

export const panel = (name: string) => within(screen.getByRole("region", { name }));
export const field = (form: ReturnType<typeof within>, label: string) =>
  form.getByLabelText(label, { exact: true });

/** The visible text; the live region repeats it. */
export const visibleText = (text: string | RegExp) => screen.findByText(text, { ignore: ".visually-hidden" });

export async function logIn(name = "Anna", password = "correct horse") {
  await userEvent.type(field(panel("Login"), "Username"), name);
  await userEvent.type(field(panel("Login"), "Password"), password);
  await userEvent.click(panel("Login").getByRole("button", { name: "Log in" }));
}

export async function atHome() {
  signed("in");
  const site = await renderSite("/account");
  await screen.findByText("Logged as: Anna");
  return site;
}

/** The responses for a signed-in user. */
export const HOME = { "GET /api/account": account(), "GET /api/account/sessions": SESSIONS };
