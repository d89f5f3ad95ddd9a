import { render, screen, waitFor } from "@testing-library/react";
import { type ReactNode, useRef } from "react";
import { expect, it } from "vitest";
import { useRestoreFocus } from "./use-restore-focus";

function Region({ children }: { readonly children: ReactNode }) {
  const region = useRef<HTMLDivElement>(null);
  useRestoreFocus(region);
  return <div ref={region}>{children}</div>;
}

/** Buttons that are replaced unless their name stays. */
const buttons = (...names: readonly string[]) =>
  names.map((name) => (
    <button key={name} type="button">
      {name}
    </button>
  ));

const button = (name: string) => screen.getByRole("button", { name });

/** A removed control is reported to the region with the next frame. */
const frames = () => new Promise((resolve) => setTimeout(resolve, 60));

it("focuses what takes the place of the removed control", async () => {
  const { rerender } = render(
    <Region>
      <button type="button">Before</button>
      <button type="button">Show all</button>
    </Region>,
  );
  button("Show all").focus();
  rerender(
    <Region>
      <button type="button">Before</button>
      <a href="#card">Card</a>
    </Region>,
  );
  await waitFor(() => expect(screen.getByRole("link", { name: "Card" })).toHaveFocus());
});

it("waits for a part that is loaded first", async () => {
  const { rerender } = render(
    <Region>
      <button type="button">Choose what goes</button>
    </Region>,
  );
  button("Choose what goes").focus();
  rerender(
    <Region>
      <p>Loading…</p>
    </Region>,
  );
  await frames();
  rerender(
    <Region>
      <input aria-label="Copies" />
    </Region>,
  );
  await waitFor(() => expect(screen.getByRole("textbox", { name: "Copies" })).toHaveFocus());
});

it("goes by the control that opened a dialog, not by the controls of the dialog", async () => {
  const { rerender } = render(
    <Region>
      {buttons("Swap", "Next")}
      <dialog key="dialog" open>
        {buttons("Confirm")}
      </dialog>
    </Region>,
  );
  button("Swap").focus();
  button("Confirm").focus();
  rerender(<Region>{buttons("Swapped", "Next", "Last")}</Region>);
  await waitFor(() => expect(button("Swapped")).toHaveFocus());
});
