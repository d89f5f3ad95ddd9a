import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { rulingLinksOptions, rulingsOptions } from "../../data/card-data";
import { setPreferences } from "../../data/preferences";
import type { CardId } from "../../domain/card/card";
import type { Overlay } from "../../generated/published";
import { CardBody } from "./card-body";
import { SAMPLE_LINKS } from "./samples/published";
import { cardId, renderWithCards, sampleClient, withTranslations } from "./samples/render-card";
import { useCard } from "./use-card";

function Shown({ id }: { id: CardId }) {
  const state = useCard(id);
  return state.status === "shown" ? <CardBody shown={state.shown} context="screen" /> : <p>{state.status}</p>;
}

const show = (id: number, client = sampleClient()) => renderWithCards(<Shown id={cardId(id)} />, client);
const part = (name: string) => screen.getByRole("region", { name });

beforeEach(() => setPreferences({ showImage: false, cardLanguage: "en" }));

describe("the rulings of a card", () => {
  it("link to their sources, in a new tab without a referrer", () => {
    show(100518);
    const sources = within(part("Rulings")).getAllByRole("link", { name: /^\[/ });
    expect(sources.map((link) => link.textContent)).toEqual([
      "[ANK 20180512]",
      "[LSJ 20020620]",
      "[ANK 20180512]",
    ]);
    expect(sources[0]).toHaveAttribute("href", SAMPLE_LINKS.references[0]?.[1]);
    expect(sources[0]).toHaveAttribute("rel", "noopener noreferrer");
  });

  it("keep the name of an unknown card in braces", () => {
    show(100518);
    expect(part("Rulings")).toHaveTextContent("It cannot be played after a {Spying Mission} on the vampire");
  });

  it("link the name of a known card", () => {
    const client = sampleClient();
    client.setQueryData(rulingLinksOptions().queryKey, {
      ...SAMPLE_LINKS,
      cards: { "Spying Mission": 101844 },
    });
    show(100518, client);
    expect(screen.getByRole("link", { name: "Spying Mission" })).toHaveAttribute("href", "/cards/101844");
  });

  it("show the icon that their group adds to them", () => {
    show(100518);
    const last = within(part("Rulings")).getAllByRole("listitem").at(-1);
    if (!last) throw new Error("no ruling");
    expect(within(last).getByRole("img", { name: "Dominate, superior" })).toBeVisible();
  });

  it("have a page on the community site", () => {
    show(100518);
    const pencil = within(part("Rulings")).getByRole("link", { name: /Deflection on the community/ });
    expect(pencil).toHaveAttribute("href", "https://rulings.example/?uid=100518");
  });

  it.each([
    ["without a network", () => Promise.reject(new TypeError("no network"))],
    ["if the server does not have them", async () => new Response(null, { status: 404 })],
  ])("may fail %s without affecting the rest of the card", async (_, answer) => {
    vi.stubGlobal("fetch", answer);
    const client = sampleClient();
    client.removeQueries({ queryKey: rulingsOptions().queryKey });
    show(100518, client);
    expect(await screen.findByRole("alert")).toHaveTextContent("The rulings could not be loaded.");
    expect(screen.getByRole("button", { name: "Try again" })).toBeVisible();
    expect(screen.getByRole("heading", { name: "Deflection" })).toBeVisible();
    vi.unstubAllGlobals();
  });
});

describe("links of a card", () => {
  const query = (link: HTMLElement) => {
    const url = new URL(link.getAttribute("href") ?? "", "https://site.example");
    return [url.pathname, JSON.parse(url.searchParams.get("q") ?? "null")];
  };

  it("find minions that can play it", () => {
    show(101706);
    expect(query(screen.getByRole("link", { name: "Who can play it" }))).toEqual([
      "/crypt",
      { sect: { value: ["camarilla"], logic: "or" }, titles: { prince: true, justicar: true } },
    ]);
  });

  it("do not for a master card, which anyone can play", () => {
    show(100199);
    expect(screen.queryByRole("link", { name: "Who can play it" })).toBeNull();
  });

  it("find cards of the same kind by the artist", () => {
    show(100845);
    expect(query(screen.getByRole("link", { name: "Mark Poole" }))).toEqual([
      "/library",
      { artist: "Mark Poole" },
    ]);
  });

  it("list the precons of a set, each with its copies and a search", async () => {
    show(100845);
    fireEvent.click(screen.getByRole("button", { name: /^V5 / }));
    expect(await screen.findByText("12 copies", { exact: false, selector: "li:nth-child(3)" })).toBeVisible();
    expect(query(screen.getByRole("link", { name: "Tremere" }))).toEqual([
      "/library",
      { precon: { value: ["V5:PTr"] } },
    ]);
  });

  it("close the list of a set on Escape, which focuses the set again", async () => {
    show(100845);
    const token = screen.getByRole("button", { name: /^V5 / });
    fireEvent.click(token);
    (await screen.findByRole("link", { name: "Tremere" })).focus();
    fireEvent.keyDown(document.body, { key: "Escape" });
    expect(screen.queryByRole("link", { name: "Tremere" })).toBeNull();
    expect(token).toHaveAttribute("aria-expanded", "false");
    expect(token).toHaveFocus();
  });

  it("pin it for comparison and unpin it", () => {
    show(100845);
    const compare = screen.getByRole("button", { name: "Compare" });
    expect(compare).toHaveAttribute("aria-pressed", "false");
    fireEvent.click(compare);
    expect(compare).toHaveAttribute("aria-pressed", "true");
    fireEvent.click(compare);
    expect(compare).toHaveAttribute("aria-pressed", "false");
  });
});

describe("the legality and requirements of a card", () => {
  it("show the date of a ban", () => {
    show(100074);
    expect(screen.getByText("Banned since 16 February 2016")).toBeVisible();
  });

  it("show its requirements in words", () => {
    show(101706);
    expect(screen.getAllByText(/Prince · Justicar/)[0]).toBeVisible();
  });
});

function Watched({ id, states }: { readonly id: CardId; readonly states: string[] }) {
  const state = useCard(id);
  states.push(state.status === "shown" ? state.shown.card.name : state.status);
  return null;
}

it("a card of another kind replaces a card without an intermediate unknown state", async () => {
  const states: string[] = [];
  const { rerender } = renderWithCards(<Watched id={cardId(200104)} states={states} />);
  await waitFor(() => expect(states).toContain("Annazir"));
  rerender(<Watched id={cardId(100199)} states={states} />);
  await waitFor(() => expect(states).toContain("Blood Doll"));
  expect(states).not.toContain("unknown");
});

describe("a translated card", () => {
  const spanish: Overlay = {
    locale: "es-ES",
    cards: { 100845: { name: "Regir a los no alineados", text: "[dom] (D) Sangra con +2 de sangrado." } },
  };

  beforeEach(() => setPreferences({ cardLanguage: "es" }));

  it("has translated name and text with the language as attribute", () => {
    show(100845, withTranslations(sampleClient(), spanish));
    expect(screen.getByRole("heading", { name: "Regir a los no alineados" })).toHaveAttribute("lang", "es");
    expect(screen.queryByText(/translation yet/)).toBeNull();
  });

  it("falls back to English completely, with a note", () => {
    show(100518, withTranslations(sampleClient(), spanish));
    expect(screen.getByRole("heading", { name: "Deflection" })).toHaveAttribute("lang", "en");
    expect(screen.getByText(/This card has no Español translation yet/)).toBeVisible();
  });

  it("falls back to English field by field", () => {
    const nameOnly: Overlay = { locale: "es-ES", cards: { 100518: { name: "Desviación" } } };
    show(100518, withTranslations(sampleClient(), nameOnly));
    expect(screen.getByRole("heading", { name: "Desviación" })).toHaveAttribute("lang", "es");
    expect(screen.getAllByText(/Only usable if a minion is bleeding you/)[0]).toBeVisible();
    expect(screen.getByText(/Part of this card/)).toBeVisible();
  });
});
