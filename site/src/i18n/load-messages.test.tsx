import { expect, it, vi } from "vitest";
import { cardDetails } from "./en/card-details";
import { deck } from "./en/deck";
import { loadLanguage, loadMessages } from "./load-messages";
import { translator } from "./translation";

vi.mock("./es/deck", () => {
  throw new TypeError("Failed to fetch");
});

it("shows the messages of an area in English while its translation cannot be loaded", async () => {
  await loadMessages("es", [cardDetails, deck]);
  const t = translator("es");
  expect(t("card.field.sets")).toBe("Colecciones");
  expect(t("deck.crypt")).toBe("Crypt");
});

it("loads another language for every area in use, or not at all", async () => {
  await loadMessages("en", [cardDetails, deck]);
  await expect(loadLanguage("es")).rejects.toThrow();
  await loadLanguage("fr");
  expect(translator("fr")("card.field.artists", { count: 2 })).toBe("Artistes");
  expect(translator("fr")("deck.crypt")).toBe("Crypte");
});
