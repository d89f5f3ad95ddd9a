import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { showPage, signInBeforeEach } from "../../test/deck-page";

signInBeforeEach();

const copies = () => screen.getByRole("spinbutton", { name: "Copies of Alan Sovereign" });
const status = () => screen.getByText(/^Sav(ed|ing)/);

it("counts every press and says that it is unsaved, before the page around the list follows", async () => {
  showPage("/decks/Aguns0001");
  await waitFor(() => expect(copies()).toHaveValue("4"));
  await waitFor(() => expect(status()).toHaveTextContent("Saved"));
  const more = screen.getByRole("button", { name: "One more Alan Sovereign" });
  for (let press = 0; press < 3; press += 1) fireEvent.click(more);
  expect(copies()).toHaveValue("7");
  expect(status()).toHaveTextContent("Saving");
  expect(screen.getByRole("heading", { name: /^Crypt/ })).toHaveTextContent("[7");
  expect(screen.getByRole("button", { name: "Undo" })).toBeEnabled();
  await waitFor(() => expect(status()).toHaveTextContent("Saved"));
  expect(copies()).toHaveValue("7");
});
