import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { namesOptions } from "../../data/card-data";
import { setPreferences } from "../../data/preferences";
import type { PickerName } from "../../domain/name/picker-names";
import { CardPoolProvider, setCardPool } from "../../ui/card/card-pool";
import { QuickSearch } from "./quick-search";
import { cardId, renderWithCards, sampleClient, withTranslations } from "./samples/render-card";

const fuzzy = vi.hoisted(() => ({ queries: [] as string[] }));
vi.mock("../../data/similar-names", async (original) => {
  const real = await original<typeof import("../../data/similar-names")>();
  return {
    similarNames: (names: readonly PickerName[], typed: string) => {
      fuzzy.queries.push(typed);
      return real.similarNames(names, typed);
    },
  };
});

function start(client = sampleClient(), counts = false) {
  const onChoose = vi.fn();
  renderWithCards(
    <CardPoolProvider>
      <QuickSearch counts={counts} onChoose={onChoose} />
    </CardPoolProvider>,
    client,
  );
  const field = screen.getByRole("combobox", { name: "Card name" });
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  const press = (key: string) => fireEvent.keyDown(field, { key });
  return { onChoose, field, type, press };
}

/** A client whose requests are not answered, and the names that it lacks. */
function withoutNames() {
  const client = sampleClient();
  const names = client.getQueryData(namesOptions().queryKey);
  client.removeQueries(namesOptions());
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  return { client, names };
}

const options = () => screen.queryAllByRole("option").map((option) => option.textContent);

beforeEach(() => {
  fuzzy.queries.length = 0;
  setPreferences({ cardLanguage: "en" });
});

describe("the quick card search", () => {
  it.each([
    ["govern", "Govern the Unaligned"],
    ["gtu", "Govern the Unaligned"],
    ["rotschreck", "Rötschreck"],
    ["the barr", "The Barrens"],
    ["44mag", ".44 Magnum"],
    ["boleslaw", "Bolesław Gutowski"],
  ])("finds by %j", (typed, name) => {
    const { type } = start();
    type(typed);
    expect(options().some((option) => option?.startsWith(name))).toBe(true);
  });

  it.each(["go", "the", "the "])("needs more than %j", (typed) => {
    const { type, field } = start();
    type(typed);
    expect(options()).toEqual([]);
    expect(field).toHaveAttribute("aria-expanded", "false");
  });

  it("strikes out cards excluded by limited mode", () => {
    setCardPool(({ id }) => id !== 100845);
    const { type } = start();
    type("govern");
    expect(screen.getByText("Govern the Unaligned").tagName).toBe("S");
    act(() => setCardPool(undefined));
    expect(screen.getByText("Govern the Unaligned").tagName).toBe("SPAN");
  });

  it("navigates the names with the arrow keys, cyclically, and chooses with Enter", () => {
    const { type, press, field, onChoose } = start();
    type("theo bell");
    const active = () => {
      const id = field.getAttribute("aria-activedescendant");
      return id === null ? null : document.getElementById(id)?.textContent;
    };
    const all = options();
    expect(all).toHaveLength(3);
    expect(active()).toBeNull();
    press("ArrowDown");
    expect(active()).toBe(all[0]);
    press("ArrowUp");
    expect(active()).toBe(all[2]);
    press("ArrowDown");
    press("ArrowDown");
    expect(active()).toBe(all[1]);
    press("Enter");
    expect(onChoose).toHaveBeenCalledTimes(1);
    expect(options()).toEqual([]);
    expect(field).toHaveValue("");
  });

  it("chooses the first name on Enter without a selection", () => {
    const { type, press, onChoose } = start();
    type("govern");
    press("Enter");
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(cardId(100845), 1);
  });

  it.each([
    ["deflection", [[cardId(100518), 1]]],
    ["deflektion", []],
  ])("chooses by an Enter that came before the names, but no similar name: %j", async (typed, chosen) => {
    const { client, names } = withoutNames();
    const { type, press, onChoose } = start(client);
    type(typed);
    press("Enter");
    expect(onChoose).not.toHaveBeenCalled();
    await act(async () => client.setQueryData(namesOptions().queryKey, names));
    if (chosen.length === 0) await screen.findByText("Did you mean");
    await waitFor(() => expect(onChoose.mock.calls).toEqual(chosen));
  });

  it("waits with an early Enter for translated names", async () => {
    setPreferences({ cardLanguage: "es" });
    const { client, names } = withoutNames();
    const { type, press, onChoose } = start(client);
    type("govern");
    press("Enter");
    await act(async () => client.setQueryData(namesOptions().queryKey, names));
    await waitFor(() => expect(options()).toHaveLength(1));
    expect(onChoose).not.toHaveBeenCalled();
    await act(async () => withTranslations(client, { locale: "es-ES", cards: {} }));
    await waitFor(() => expect(onChoose).toHaveBeenCalledExactlyOnceWith(cardId(100845), 1));
  });

  it.each<[string, (typed: (value: string) => void) => void, number]>([
    ["the text changes", (type) => type("govern"), 1],
    ["the page changes", () => window.history.pushState(null, "", "/elsewhere"), 1],
    ["the field is left", () => fireEvent.blur(screen.getByRole("combobox")), 0],
  ])("forgets an early Enter once %s", async (_, change, shown) => {
    const { client, names } = withoutNames();
    const { type, press, onChoose } = start(client);
    type("deflection");
    press("Enter");
    change(type);
    await act(async () => client.setQueryData(namesOptions().queryKey, names));
    await waitFor(() => expect(options()).toHaveLength(shown));
    await act(async () => undefined);
    expect(onChoose).not.toHaveBeenCalled();
  });

  it.each([
    ["4 blood doll", true, 100199, 4],
    ["44mag", true, 100001, 1],
    ["4 blod dol", true, 100199, 4],
  ])("reads the number of %j if copies are chosen", (typed, counts, id, copies) => {
    const { type, press, onChoose } = start(sampleClient(), counts);
    type(typed);
    press("Enter");
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(cardId(id), copies);
  });

  it("shows the copies before the name", () => {
    const { type } = start(sampleClient(), true);
    type("4 blood doll");
    expect(options()[0]).toMatch(/^4×Blood Doll/);
  });

  it("shows clan, group, capacity and disciplines, or type and cost", () => {
    const { type } = start();
    type("theo bell");
    const [older] = screen.getAllByRole("option");
    expect(older).toHaveTextContent("Brujah · Group 2");
    expect(within(older as HTMLElement).getByRole("img", { name: "Capacity 7", hidden: true })).toBeVisible();
    expect(
      within(older as HTMLElement).getByRole("img", { name: "Potence, superior", hidden: true }),
    ).toBeVisible();
    type("govern the unaligned");
    expect(options()).toEqual([expect.stringContaining("Action")]);
    expect(screen.getByRole("img", { name: "Dominate", hidden: true })).toBeVisible();
  });

  it("closes on the first Escape and clears on the second", () => {
    const { type, press, field } = start();
    type("govern");
    press("Escape");
    expect(options()).toEqual([]);
    expect(field).toHaveValue("govern");
    press("Escape");
    expect(field).toHaveValue("");
  });

  it("chooses by click", () => {
    const { type, onChoose } = start();
    type("deflection");
    fireEvent.click(screen.getByRole("option"));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(cardId(100518), 1);
  });

  it("finds a card by its translated name", () => {
    setPreferences({ cardLanguage: "es" });
    const client = withTranslations(sampleClient(), {
      locale: "es-ES",
      cards: { 100845: { name: "Regir a los no alineados" } },
    });
    const { type } = start(client);
    type("regir");
    expect(options()).toEqual([expect.stringContaining("Govern the Unaligned")]);
    expect(screen.getByText("Regir a los no alineados")).toHaveAttribute("lang", "es");
  });
});

describe("a misspelled name", () => {
  it("is corrected by the fuzzy library, which is loaded only then", async () => {
    const { type } = start();
    type("deflection");
    expect(options()).toHaveLength(1);
    expect(fuzzy.queries).toEqual([]);
    type("deflektion");
    expect(await screen.findByText("Did you mean")).toBeVisible();
    expect(options()[0]).toContain("Deflection");
    expect(fuzzy.queries).toEqual(["deflektion"]);
  });

  it("without similar names is reported", async () => {
    const { type } = start();
    type("qqqqzzzzxxxx");
    await waitFor(() => expect(screen.getByText("No card with this name.")).toBeVisible());
  });
});
