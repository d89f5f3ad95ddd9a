import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { atHome, HOME, loadAccountPages, panel, signed } from "../../../test/account-page";
import { stubApi } from "../../../test/stub-api";
import { pageNotices } from "../../data/page-notices";
import { session } from "../../data/session";
import { showSessionEnd } from "../../data/session-recovery";
import { watchSession } from "./watch-session";

const NOTICE = "You have been logged out";
let stop = () => {};

beforeAll(loadAccountPages);
beforeEach(() => signed("out"));
afterEach(() => {
  stop();
  pageNotices.set(new Map());
  vi.unstubAllGlobals();
});

/** A user types into a field of the account page. */
async function typing() {
  stubApi(HOME);
  await atHome();
  const name = panel("Public name").getByRole("textbox");
  await userEvent.clear(name);
  await userEvent.type(name, "Typed ");
  return name;
}

/** The session ends meanwhile; nothing is sent. */
async function end() {
  stop = watchSession();
  const name = await typing();
  act(() => showSessionEnd("ended"));
  const notice = await screen.findByRole("alert");
  expect(within(notice).getByText(NOTICE)).toBeVisible();
  return { name, notice };
}

it("is a notice that leaves the focus where it is", async () => {
  const { name } = await end();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  await userEvent.keyboard("on");
  expect(name).toHaveValue("Typed on");
});

it("is renewed when the user wants it", async () => {
  const { name, notice } = await end();
  await userEvent.click(within(notice).getByRole("button", { name: "Log in" }));
  const dialog = await screen.findByRole("dialog", { name: NOTICE });
  expect(within(dialog).getByLabelText("Username")).toHaveValue("Anna");
  expect(name).toHaveValue("Typed ");
});

it("can be left for later; the page offers the login then", async () => {
  const { name, notice } = await end();
  expect(screen.queryAllByText(NOTICE)).toHaveLength(1);
  await userEvent.click(within(notice).getByRole("button", { name: "Later" }));
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  expect(screen.getByText(NOTICE)).toBeVisible();
  expect(name).toHaveValue("Typed ");
});

it("is a notice as well when it has ended before the page was ready for one", async () => {
  await typing();
  act(() => showSessionEnd("ended"));
  stop = watchSession();
  expect(await screen.findByRole("alert")).toBeVisible();
});

it("opens the dialog when the notice cannot be loaded, each time", async () => {
  stop = watchSession(() => Promise.reject(new TypeError("Failed to fetch")));
  await typing();
  for (const _ of [1, 2]) {
    act(() => showSessionEnd("ended"));
    const dialog = await screen.findByRole("dialog", { name: NOTICE });
    await userEvent.click(within(dialog).getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(session.get()).toBe("out");
  }
  expect(pageNotices.get().size).toBe(0);
});
