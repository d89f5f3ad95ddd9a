import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import {
  account,
  atHome,
  DONE,
  HOME,
  loadAccountPages,
  panel,
  signed,
  visibleText,
} from "../../../test/account-page";
import { renderSite } from "../../../test/render-site";
import { type ApiResponse, refusal, stubApi } from "../../../test/stub-api";

beforeAll(loadAccountPages);
beforeEach(() => signed("out"));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("a session that ends", () => {
  const OVER = refusal(401, "signed-out");

  async function provoke(answers: Record<string, ApiResponse | ApiResponse[]>) {
    const sent = stubApi({ ...HOME, "PUT /api/account": [OVER, DONE], ...answers });
    await atHome();
    const name = panel("Public name").getByRole("textbox");
    await userEvent.clear(name);
    await userEvent.type(name, "Typed at length");
    await userEvent.click(panel("Public name").getByRole("button"));
    return { sent, dialog: await screen.findByRole("dialog", { name: "You have been logged out" }) };
  }

  it("is renewed in place, and the call continues", async () => {
    const { sent, dialog } = await provoke({ "POST /api/login": account() });
    expect(within(dialog).getByLabelText("Username")).toHaveValue("Anna");
    await userEvent.type(within(dialog).getByLabelText("Password"), "correct horse");
    await userEvent.click(within(dialog).getByRole("button", { name: "Log in" }));
    expect(await visibleText("Saved.")).toBeInTheDocument();
    expect(sent.filter(({ call }) => call === "PUT /api/account").map(({ body }) => body)).toEqual([
      { publicName: "Typed at length" },
      { publicName: "Typed at length" },
    ]);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("keeps typed text when signing in again is postponed", async () => {
    const { dialog } = await provoke({});
    await userEvent.click(within(dialog).getByRole("button", { name: "Close" }));
    expect(await visibleText("Nothing was sent: you are logged out.")).toBeInTheDocument();
    expect(panel("Public name").getByRole("textbox")).toHaveValue("Typed at length");
    await userEvent.click(screen.getByRole("button", { name: "Log in" }));
    expect(await screen.findByRole("dialog")).toBeInTheDocument();
  });

  it("keeps unsent edits, also from another user who signs in", async () => {
    const bert = account({ username: "Bert", publicName: "Bert" });
    localStorage.setItem("methuselah.user.unsent.Anna", "1");
    const { dialog } = await provoke({ "POST /api/login": bert, "GET /api/account": [account(), bert] });
    const words = /1 change is not saved yet. This device keeps/;
    expect(within(dialog).getByText(words)).toBeInTheDocument();
    const name = within(dialog).getByLabelText("Username");
    await userEvent.clear(name);
    await userEvent.type(name, "Bert");
    await userEvent.type(within(dialog).getByLabelText("Password"), "another horse");
    await userEvent.click(within(dialog).getByRole("button", { name: "Log in" }));
    expect(await screen.findByText("Logged as: Bert")).toBeInTheDocument();
    expect(localStorage.getItem("methuselah.user.unsent.Anna")).toBe("1");
    localStorage.clear();
  });

  it("never repeats a call as another user who signs in", async () => {
    const bert = account({ username: "Bert", publicName: "Bert" });
    const { sent, dialog } = await provoke({
      "POST /api/login": bert,
      "GET /api/account": [account(), bert],
    });
    const name = within(dialog).getByLabelText("Username");
    await userEvent.clear(name);
    await userEvent.type(name, "Bert");
    await userEvent.type(within(dialog).getByLabelText("Password"), "another horse");
    await userEvent.click(within(dialog).getByRole("button", { name: "Log in" }));
    expect(await screen.findByText("Logged as: Bert")).toBeInTheDocument();
    expect(panel("Public name").getByRole("textbox")).toHaveValue("Bert");
    expect(sent.filter(({ call }) => call === "PUT /api/account")).toHaveLength(1);
  });
});

describe("the link in an email", () => {
  it("confirms an email address by a button, with the secret from the URL", async () => {
    const sent = stubApi({ "PUT /api/account/email": [refusal(400, "confirm-token"), DONE] });
    const { router } = await renderSite("/account/confirm#token=s3cret");
    await waitFor(() => expect(router.state.location.href).toBe("/account/confirm"));
    expect(sent).toEqual([]);
    const button = screen.getByRole("button", { name: "Confirm address" });
    await userEvent.click(button);
    expect(await visibleText(/^This link has already been used/)).toBeInTheDocument();
    await userEvent.click(button);
    expect(await visibleText("Your email address is confirmed.")).toBeInTheDocument();
    expect(sent.at(-1)).toEqual({ call: "PUT /api/account/email", body: { token: "s3cret" } });
  });

  it("sets a new password, and removes the secret from the URL", async () => {
    const sent = stubApi({ "PUT /api/account/reset": DONE });
    const { router } = await renderSite("/account/reset#token=s3cret");
    await waitFor(() => expect(router.state.location.href).toBe("/account/reset"));
    await userEvent.type(screen.getByLabelText("New password"), "battery staple");
    await userEvent.click(screen.getByRole("button", { name: "Set password" }));
    expect(await visibleText(/^Your new password is set/)).toBeInTheDocument();
    expect(sent).toEqual([
      { call: "PUT /api/account/reset", body: { token: "s3cret", newPassword: "battery staple" } },
    ]);
  });

  it("reports a used link", async () => {
    stubApi({ "PUT /api/account/reset": refusal(400, "reset-token") });
    await renderSite("/account/reset#token=s3cret");
    await userEvent.type(screen.getByLabelText("New password"), "battery staple");
    await userEvent.click(screen.getByRole("button", { name: "Set password" }));
    expect(await visibleText(/^This link has already been used/)).toBeInTheDocument();
  });

  it("asks for the link if the secret is missing", async () => {
    stubApi({});
    await renderSite("/account/reset");
    expect(await screen.findByText(/^Open the link in the email again/)).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Set password" })).not.toBeInTheDocument();
  });
});
