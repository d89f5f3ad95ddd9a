import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { setPreferences } from "../../data/preferences";
import { SAMPLE_CRYPT } from "../../domain/samples/bases";
import { CardModal } from "./card-modal";
import { cardId, renderWithCards, sampleClient } from "./samples/render-card";

const THEO = cardId(201362);
const THEO_ADV = cardId(201363);
const THEO_G6 = cardId(201613);

function open(id = THEO, among = [THEO, THEO_ADV, THEO_G6], current = id) {
  const onShow = vi.fn();
  const onClose = vi.fn();
  const steps = { onShow, onClose, current: () => current };
  const view = renderWithCards(<CardModal id={id} among={among} {...steps} />);
  return { onShow, onClose, ...view };
}

describe("a card over the search", () => {
  beforeEach(() => setPreferences({ showImage: true, cardLanguage: "en" }));

  it("is a dialog named after the card", () => {
    open();
    expect(screen.getByRole("dialog", { name: "Theo Bell" })).toBeVisible();
  });

  it("has the card and its position in the list", () => {
    open(THEO_ADV);
    expect(screen.getAllByRole("status")[0]).toHaveTextContent("Theo Bell (ADV), 2 of 3");
  });

  it.each([
    ["Right", "ArrowRight", THEO, THEO_ADV],
    ["Left", "ArrowLeft", THEO_ADV, THEO],
    ["Right on the last card", "ArrowRight", THEO_G6, THEO],
    ["Left on the first card", "ArrowLeft", THEO, THEO_G6],
  ])("goes to a neighbor with the key %s", (_, key, from, to) => {
    const { onShow } = open(from);
    fireEvent.keyDown(document.body, { key });
    expect(onShow).toHaveBeenCalledExactlyOnceWith(to);
  });

  it("turns on from the card of the last press, while it shows the one before", () => {
    const { onShow } = open(THEO, undefined, THEO_ADV);
    fireEvent.keyDown(document.body, { key: "ArrowRight" });
    expect(onShow).toHaveBeenCalledExactlyOnceWith(THEO_G6);
  });

  it("has buttons for the same", () => {
    const { onShow } = open(THEO);
    fireEvent.click(screen.getByRole("button", { name: "Next card" }));
    fireEvent.click(screen.getByRole("button", { name: "Previous card" }));
    expect(onShow.mock.calls).toEqual([[THEO_ADV], [THEO_G6]]);
  });

  it("ignores keys typed in a field, and shortcuts of the browser", () => {
    const { onShow } = open();
    const field = document.createElement("input");
    document.body.append(field);
    fireEvent.keyDown(field, { key: "ArrowRight" });
    fireEvent.keyDown(document.body, { key: "ArrowLeft", altKey: true });
    field.remove();
    expect(onShow).not.toHaveBeenCalled();
  });

  it("goes to the next card by a swipe to the left and back by one to the right", () => {
    const { onShow } = open();
    const card = screen.getByRole("article");
    for (const [from, to] of [
      [300, 200],
      [100, 220],
    ]) {
      fireEvent.touchStart(card, { touches: [{ clientX: from, clientY: 300 }] });
      fireEvent.touchEnd(card, { changedTouches: [{ clientX: to, clientY: 300 }] });
    }
    expect(onShow.mock.calls).toEqual([[THEO_ADV], [THEO_G6]]);
  });

  it("has no neighbors if the card is alone", () => {
    const { onShow } = open(THEO, []);
    fireEvent.keyDown(document.body, { key: "ArrowRight" });
    expect(onShow).not.toHaveBeenCalled();
    expect(screen.queryByRole("button", { name: "Next card" })).toBeNull();
  });

  it("closes by its button and by a click on the picture", () => {
    const { onClose } = open();
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    const picture = document.querySelector("img");
    if (!picture) throw new Error("no picture was requested");
    fireEvent.click(picture);
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it("shows the text card if preferred", () => {
    setPreferences({ showImage: false });
    open();
    expect(document.querySelector("img")).toBeNull();
    expect(screen.getByRole("article", { name: "Theo Bell" })).toBeVisible();
  });

  it("reports an unknown card id", () => {
    open(cardId(201999), []);
    expect(screen.getByText(/There is no card 201999/)).toBeVisible();
  });

  it("offers to try again if the cards cannot be loaded", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
    const client = sampleClient();
    client.removeQueries({ queryKey: ["cards", "crypt"] });
    const steps = { onShow: vi.fn(), onClose: vi.fn(), current: () => THEO };
    renderWithCards(<CardModal id={THEO} among={[]} {...steps} />, client);
    expect(await screen.findByRole("alert")).toHaveTextContent("The card could not be loaded.");
    expect(screen.getByRole("button", { name: "Try again" })).toBeVisible();
    vi.unstubAllGlobals();
  });

  it("links base and advanced card, and cards of other groups", () => {
    open();
    expect(screen.getByRole("link", { name: "Theo Bell (ADV)" })).toHaveAttribute("href", "/cards/201363");
    expect(screen.getByRole("link", { name: "Theo Bell (G6)" })).toHaveAttribute("href", "/cards/201613");
    expect(SAMPLE_CRYPT.filter(({ name }) => name === "Theo Bell")).toHaveLength(3);
  });
});
