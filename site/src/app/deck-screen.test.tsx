import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { showPage, signInBeforeEach } from "../../test/deck-page";

const picker = vi.hoisted(() => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { arrival, arrive: () => arrive() };
});
vi.mock("./deck-card-picker", async (original) => {
  await picker.arrival;
  return original();
});

signInBeforeEach();

const row = () => screen.queryByRole("button", { name: "One fewer Alan Sovereign" });

it("shows the cards of the user's own deck together with the fields above them, so that no row moves", async () => {
  showPage("/decks/Aguns0001");
  await waitFor(() => expect(screen.getByRole("combobox", { name: "Choose a deck" })).toHaveValue("Guns"));
  expect(row()).toBeNull();
  picker.arrive();
  await waitFor(() => expect(row()).toBeVisible());
  expect(screen.getByRole("combobox", { name: "Add crypt card" })).toBeVisible();
});
