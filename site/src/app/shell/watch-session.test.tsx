import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { atHome, HOME, loadAccountPages, panel, signed } from "../../../test/account-page";
import { stubApi } from "../../../test/stub-api";
import { pageNotices } from "../../data/page-notices";
import { showSessionEnd } from "../../data/session-recovery";
import { watchSession } from "./watch-session";

const NOTICE = "You have been logged out";

beforeAll(loadAccountPages);
beforeEach(() => {
  signed("out");
  watchSession();
});
afterEach(() => {
  pageNotices.set(new Map());
  vi.unstubAllGlobals();
});

/** The session of a user ends while they type; nothing is sent. */
async function end() {
  stubApi(HOME);
  await atHome();
  const name = panel("Public name").getByRole("textbox");
  await userEvent.clear(name);
  await userEvent.type(name, "Typed ");
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
