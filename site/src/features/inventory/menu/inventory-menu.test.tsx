import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { storeOf } from "../inventory.test.support";
import { InventoryMenu } from "./inventory-menu";

const navigate = vi.hoisted(() => vi.fn());
vi.mock("@tanstack/react-router", () => ({ useNavigate: () => navigate }));

const dialog = { name: undefined, open: vi.fn(), close: vi.fn() };
const names = () => screen.getAllByRole("button").map(({ textContent }) => textContent);

it("offers everything for an own inventory", async () => {
  render(<InventoryMenu dialog={dialog} store={storeOf().store} frozen={false} />);
  expect(names()).toEqual([
    ...["Export", "Import", "Add from deck", "Add from precon"],
    ...["Missing", "Share", "Lock", "Delete"],
  ]);
  await userEvent.click(screen.getByRole("button", { name: "Missing" }));
  expect(dialog.open).toHaveBeenCalledExactlyOnceWith("inventory-missing");
});

it("hides what would change a locked inventory", async () => {
  const { store, sent } = storeOf({ frozen: true });
  render(<InventoryMenu dialog={dialog} store={store} frozen />);
  expect(names()).toEqual(["Export", "Missing", "Share", "Unlock"]);
  await userEvent.click(screen.getByRole("button", { name: "Unlock" }));
  expect(sent).toEqual([{ kind: "frozen", value: false }]);
});

it("leads back from somebody else's inventory", async () => {
  render(<InventoryMenu dialog={dialog} store={undefined} frozen={false} />);
  expect(names()).toEqual(["Back to My Inventory", "Export"]);
  await userEvent.click(screen.getByRole("button", { name: "Back to My Inventory" }));
  expect(navigate).toHaveBeenCalledExactlyOnceWith({ to: "/inventory" });
});
