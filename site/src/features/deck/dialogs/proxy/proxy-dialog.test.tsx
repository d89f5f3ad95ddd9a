import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { savedFiles } from "../../../../../test/saved-files";
import type { CardId } from "../../../../domain/card/card";
import type { ProxyCard } from "../../../../domain/deck/proxy/selection";
import { SAMPLE_CRYPT, SAMPLE_LIBRARY } from "../../../../domain/samples/bases";
import { translator } from "../../../../i18n/translation";
import type { MissingProxies } from "./missing-proxies";
import { ProxyDialog } from "./proxy-dialog";
import { textCardOf } from "./text-card-of";

const named = (name: string) => {
  const card = [...SAMPLE_CRYPT, ...SAMPLE_LIBRARY].find(({ displayName }) => displayName === name);
  if (!card) throw new Error(`${name} is no sample card`);
  return card;
};
const GROUPS = [
  { heading: "crypt", rows: [{ card: named("Theo Bell"), copies: 2 }] },
  { heading: "Reaction", rows: [{ card: named("Deflection"), copies: 8 }] },
];
const CATALOGUE = {
  sets: {
    Jyhad: { name: "Jyhad", date: "1994-08-16", precons: {} },
    VTES: { name: "Vampire: The Eternal Struggle", date: "1995-09-15", precons: {} },
  },
  promos: {},
};

const saved = savedFiles();
afterEach(() => vi.restoreAllMocks());

function start(urlsOf?: (proxy: ProxyCard) => readonly string[], ticked = false, missing?: MissingProxies) {
  const t = translator("en");
  const requested: ProxyCard[] = [];
  const { unmount } = render(
    <ProxyDialog
      name="Dolls"
      fileName="Dolls.pdf"
      groups={GROUPS}
      catalogue={CATALOGUE}
      textCardOf={(proxy) => {
        requested.push(proxy);
        return textCardOf(proxy.card, t, { translation: undefined, set: proxy.set });
      }}
      urlsOf={urlsOf}
      showImage
      ticked={ticked}
      missing={missing}
      onClose={() => {}}
    />,
  );
  return { requested, close: unmount };
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const create = () => screen.getByRole("button", { name: "Create PDF" });

describe("choosing proxies", () => {
  it("starts with nothing ticked, so that there is nothing to create", () => {
    start();
    expect(screen.getAllByRole("checkbox").every((box) => !(box as HTMLInputElement).checked)).toBe(true);
    expect(create()).toBeDisabled();
    expect(screen.getByText("Cards: 0, pages: 0")).toBeVisible();
  });

  it("starts with all copies of every card if all are wanted", () => {
    start(undefined, true);
    expect(screen.getAllByRole("checkbox").every((box) => (box as HTMLInputElement).checked)).toBe(true);
    expect(screen.getByText("Cards: 10, pages: 2")).toBeVisible();
    expect(create()).toBeEnabled();
  });

  it("counts cards and pages", () => {
    start();
    press("Select all");
    expect(screen.getByText("Cards: 10, pages: 2")).toBeVisible();
    press("One fewer Deflection");
    expect(screen.getByText("Cards: 9, pages: 1")).toBeVisible();
    press("Deselect all");
    expect(create()).toBeDisabled();
    fireEvent.click(screen.getByRole("checkbox", { name: "Theo Bell" }));
    expect(screen.getByText("Cards: 2, pages: 1")).toBeVisible();
  });

  it("selects the copies that the inventory lacks, and leaves other choices alone", () => {
    start(undefined, false, { copies: new Map([[named("Deflection").id, 3]]) });
    fireEvent.click(screen.getByRole("checkbox", { name: "Theo Bell" }));
    press("Add missing in inventory");
    expect(screen.getByText("Cards: 5, pages: 1")).toBeVisible();
    expect(screen.getByRole("checkbox", { name: "Deflection" })).toBeChecked();
  });

  it.each([
    ["is not offered where the inventory is not considered", undefined, false, false],
    ["waits for the inventory", { copies: undefined }, true, false],
    ["says that nothing is missing", { copies: new Map() }, true, true],
  ] as const)("the button for missing copies %s", (_, missing, offered, nothing) => {
    start(undefined, false, missing);
    const button = screen.queryByRole("button", { name: "Add missing in inventory" });
    if (offered) expect(button).toBeDisabled();
    else expect(button).toBeNull();
    expect(screen.queryByText("The inventory has all copies.") !== null).toBe(nothing);
  });

  it("says which cards stay short, and follows the chosen proxies", () => {
    const needed = new Map([[named("Deflection").id, 9]]);
    const beside = (card: CardId, proxies: number) => Math.max(0, (needed.get(card) ?? 0) - proxies);
    start(undefined, false, { copies: new Map(), beside });
    expect(screen.getAllByText(/^Still missing/).map(({ textContent }) => textContent)).toEqual([
      "Still missing: 9",
    ]);
    fireEvent.click(screen.getByRole("checkbox", { name: "Deflection" }));
    expect(screen.getByText("Still missing: 1")).toBeVisible();
    press("One more Deflection");
    expect(screen.queryByText(/^Still missing/)).toBeNull();
    fireEvent.click(screen.getByRole("checkbox", { name: "Deflection" }));
    expect(screen.getByText("Still missing: 9")).toBeVisible();
  });

  it("says nothing of cards before the inventory is known", () => {
    start(undefined, false, { copies: undefined, beside: () => undefined });
    expect(screen.queryByText(/^Still missing/)).toBeNull();
  });

  it("offers the sets of a card, the newest first", () => {
    start();
    const sets = screen.getByRole("combobox", { name: "Set of Deflection" });
    expect([...sets.querySelectorAll("option")].map((option) => option.textContent)).toEqual([
      "Default image",
      "Vampire: The Eternal Struggle '95",
      "Jyhad '94",
    ]);
  });

  it("prints the chosen cards in the chosen sets", async () => {
    const { requested } = start();
    fireEvent.click(screen.getByRole("checkbox", { name: "Deflection" }));
    fireEvent.change(screen.getByRole("combobox", { name: "Set of Deflection" }), {
      target: { value: "Jyhad" },
    });
    fireEvent.click(create());
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toBe("Dolls.pdf");
    expect(await saved[0]?.content.slice(0, 5).text()).toBe("%PDF-");
    expect(requested).toHaveLength(8);
    expect(new Set(requested.map(({ card, set }) => `${card.name} ${set}`))).toEqual(
      new Set(["Deflection Jyhad"]),
    );
    expect(await screen.findByText("Saved: Dolls.pdf")).toBeVisible();
  });
});

describe("with a picture host", () => {
  const noAnswer = () => vi.fn(() => new Promise<Response>(() => {}));

  afterEach(() => vi.unstubAllGlobals());

  it("reports the number of cards without a picture", async () => {
    vi.stubGlobal("fetch", async () => new Response("", { status: 404 }));
    start(({ card }) => [`https://pictures.test/${card.image}.jpg`]);
    press("Select all");
    fireEvent.click(create());
    expect(
      await screen.findByText("Saved: Dolls.pdf. 10 cards have no image: their text cards were used."),
    ).toBeVisible();
  });

  it("does not request pictures for text cards", async () => {
    const fetcher = noAnswer();
    vi.stubGlobal("fetch", fetcher);
    start(({ card }) => [`https://pictures.test/${card.image}.jpg`]);
    fireEvent.click(screen.getByRole("radio", { name: "Text cards" }));
    press("Select all");
    fireEvent.click(create());
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(fetcher).not.toHaveBeenCalled();
  });

  it("is cancelled with the dialog, and saves nothing", async () => {
    let stopped: AbortSignal | null | undefined;
    let answer: (response: Response) => void = () => {};
    vi.stubGlobal("fetch", (_: string, { signal }: RequestInit) => {
      stopped = signal;
      return new Promise<Response>((resolve) => {
        answer = resolve;
      });
    });
    const { close } = start(({ card }) => [`https://pictures.test/${card.image}.jpg`]);
    press("Select all");
    fireEvent.click(create());
    await waitFor(() => expect(stopped).toBeDefined());
    close();
    expect(stopped?.aborted).toBe(true);
    await act(async () => answer(new Response("", { status: 404 })));
    expect(saved).toEqual([]);
  });

  it("can be cancelled while the host does not respond, and saves nothing", async () => {
    vi.stubGlobal("fetch", noAnswer());
    start(({ card }) => [`https://pictures.test/${card.image}.jpg`]);
    press("Select all");
    fireEvent.click(create());
    expect(await screen.findByRole("progressbar", { name: "0 of 10 cards" })).toBeVisible();
    // A second click changes nothing.
    fireEvent.click(create());
    expect(screen.getByRole("progressbar", { name: "0 of 10 cards" })).toBeVisible();
    await act(async () => press("Cancel"));
    expect(screen.getByText("Canceled. Nothing was saved.")).toBeVisible();
    expect(create()).toHaveFocus();
    expect(saved).toEqual([]);
  });
});
