import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { storeOf } from "../inventory.test.support";
import { InventoryMenu } from "./inventory-menu";

const navigate = vi.hoisted(() => vi.fn());
vi.mock("@tanstack/react-router", () => ({ useNavigate: () => navigate }));

const dialog = { name: undefined, open: vi.fn(), close: vi.fn() };
const names = () => screen.getAllByRole("button").map(({ textContent }) => textContent);

it("offers everything for the user's own inventory", async () => {
  render(<InventoryMenu dialog={dialog} store={storeOf().store} frozen={false} />);
  expect(names()).toEqual([
    ...["Export", "Import", "Add from deck", "Add from precon"],
    ...["Missing", "Share", "Lock", "Delete"],
  ]);
  await userEvent.click(screen.getByRole("button", { name: "Missing" }));
  expect(dialog.open).toHaveBeenCalledExactlyOnceWith("inventory-missing");
});

it("disables what would change a locked inventory, in its place, and keeps the focus on the pressed entry", async () => {
  const { store, sent } = storeOf({ frozen: true });
  const { rerender } = render(<InventoryMenu dialog={dialog} store={store} frozen />);
  const enabled = () => screen.getAllByRole<HTMLButtonElement>("button").filter(({ disabled }) => !disabled);
  expect(names()).toHaveLength(8);
  expect(enabled().map(({ textContent }) => textContent)).toEqual(["Export", "Missing", "Share", "Unlock"]);
  await userEvent.click(screen.getByRole("button", { name: "Unlock" }));
  expect(sent).toEqual([{ kind: "frozen", value: false }]);
  rerender(<InventoryMenu dialog={dialog} store={store} frozen={false} />);
  expect(screen.getByRole("button", { name: "Lock" })).toHaveFocus();
  expect(enabled()).toHaveLength(8);
});

it("leads back from somebody else's inventory", async () => {
  render(<InventoryMenu dialog={dialog} store={undefined} frozen={false} />);
  expect(names()).toEqual(["Back to My Inventory", "Export"]);
  await userEvent.click(screen.getByRole("button", { name: "Back to My Inventory" }));
  expect(navigate).toHaveBeenCalledExactlyOnceWith({ to: "/inventory" });
});
