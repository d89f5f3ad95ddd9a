import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { Confirmation } from "./confirmation";
import { WrittenConfirmation } from "./written-confirmation";

const acts = () => ({ onConfirm: vi.fn(), onCancel: vi.fn() });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

describe("Confirmation", () => {
  it("explains the consequences, and acts only after confirmation", async () => {
    const { onConfirm, onCancel } = acts();
    render(
      <Confirmation
        title="Remove from public"
        confirmLabel="Remove"
        onConfirm={onConfirm}
        onCancel={onCancel}
      >
        <p>The archive forgets Rötschreck.</p>
      </Confirmation>,
    );
    const dialog = screen.getByRole("dialog", { name: "Remove from public" });
    expect(dialog).toHaveTextContent("The archive forgets Rötschreck.");
    await press("Remove");
    expect(onConfirm).toHaveBeenCalledOnce();
    expect(onCancel).not.toHaveBeenCalled();
  });

  it.each(["Cancel", "Close"])("%s only closes it", async (name) => {
    const { onConfirm, onCancel } = acts();
    render(
      <Confirmation title="Delete" confirmLabel="Delete it" onConfirm={onConfirm} onCancel={onCancel} />,
    );
    await press(name);
    expect(onCancel).toHaveBeenCalledOnce();
    expect(onConfirm).not.toHaveBeenCalled();
  });
});

describe("WrittenConfirmation", () => {
  const ask = () => {
    const { onConfirm, onCancel } = acts();
    render(
      <WrittenConfirmation
        title="Delete 3 decks"
        confirmLabel="Delete"
        onConfirm={onConfirm}
        onCancel={onCancel}
      />,
    );
    return { onConfirm, onCancel, field: screen.getByRole("textbox", { name: "Type 'YES' to confirm" }) };
  };

  it.each(["", "yes", "Yes", " YES", "YES!", "JA"])("does not accept %j as YES", async (text) => {
    const { onConfirm, field } = ask();
    if (text !== "") await userEvent.type(field, text);
    await press("Delete");
    expect(onConfirm).not.toHaveBeenCalled();
    expect(field).toHaveAccessibleDescription("Type 'YES' to confirm");
    expect(field).toBeInvalid();
    expect(field).toHaveFocus();
  });

  it("accepts YES, also by Enter; the empty field has the focus", async () => {
    const { onConfirm, field } = ask();
    expect(field).toHaveAttribute("placeholder", "Type 'YES' to confirm");
    await userEvent.type(field, "YES{Enter}");
    expect(onConfirm).toHaveBeenCalledOnce();
  });
});
