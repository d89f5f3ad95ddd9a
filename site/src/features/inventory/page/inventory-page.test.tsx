import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { renderSite } from "../../../../test/render-site";
import { refusal, stubApi } from "../../../../test/stub-api";
import { session } from "../../../data/session";
import { SharedInventory } from "./lazy-parts";

beforeAll(() => SharedInventory.load(), 60_000);
beforeEach(() => session.set("out"));
afterEach(() => vi.unstubAllGlobals());

it("asks a visitor to log in, and calls no API before", async () => {
  const sent = stubApi({});
  await renderSite("/inventory");
  const form = await screen.findByRole("region", { name: "Login to manage your inventory" });
  expect(form).toBeInTheDocument();
  expect(await screen.findByLabelText("Username")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Create an account" })).toHaveAttribute("href", "/account");
  expect(sent).toEqual([]);
});

it.each([
  [refusal(401, "unknown-key"), "NO INVENTORY WITH THIS KEY"],
  [{ status: 500 }, "CONNECTION PROBLEM"],
])("distinguishes a wrong key from a failure", async (answer, title) => {
  stubApi({ "GET /api/inventory/wrongKey1234": answer });
  await renderSite("/inventory?key=wrongKey1234");
  expect(await screen.findByRole("heading", { name: title })).toBeInTheDocument();
  await userEvent.click(screen.getByRole("link", { name: "Back to My Inventory" }));
  expect(await screen.findByRole("region", { name: "Login to manage your inventory" })).toBeInTheDocument();
});
