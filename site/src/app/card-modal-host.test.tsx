import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderSite, stubServer, stubSettings } from "../../test/render-site";
import type { CardId } from "../domain/card/card";
import { asCardId } from "../domain/card/ids";
import { CardLink } from "../ui/card/card-link";

interface ModalProps {
  readonly id: CardId;
  readonly current: () => CardId;
  readonly among: readonly CardId[];
  readonly onShow: (id: CardId) => void;
  readonly onClose: () => void;
}

function card(id: number): CardId {
  const known = asCardId(id);
  if (known === undefined) throw new Error(`No card id: ${id}`);
  return known;
}

const LIST = [200001, 200002, 100001].map(card);
const REFERENCE = card(100002);

// Stands for page and card without their rendering: a list of links, and a card as text.
vi.mock("../features/card/card-modal", () => ({
  CardModal: ({ id, current, among, onShow, onClose }: ModalProps) => (
    <section aria-label="open card">
      <p>{`${id} among ${among.join(" ")}`}</p>
      <button type="button" onClick={() => onShow(among[among.indexOf(current()) + 1] ?? id)}>
        next
      </button>
      <button type="button" onClick={onClose}>
        close
      </button>
      <CardLink id={REFERENCE}>named in the text</CardLink>
    </section>
  ),
}));

vi.mock("./home-screen", () => ({
  messages: [],
  prepare: undefined,
  default: () => LIST.map((id) => <CardLink key={id} id={id} among={LIST}>{`card ${id}`}</CardLink>),
}));

beforeEach(() => {
  stubServer({ "/data/manifest.json": { schema: 1, version: "1", counts: {}, files: {}, sources: [] } });
  stubSettings({});
});

afterEach(() => vi.unstubAllGlobals());

const shown = () => screen.queryByRole("region", { name: "open card" })?.querySelector("p")?.textContent;

async function openFirst() {
  const site = await renderSite("/");
  await userEvent.click(await screen.findByRole("link", { name: "card 200001" }));
  await screen.findByRole("region", { name: "open card" });
  return site;
}

describe("the open card", () => {
  it("is stored in the URL, among the cards of its list", async () => {
    const { history } = await openFirst();
    expect(history.location.href).toBe("/?card=200001");
    expect(shown()).toBe("200001 among 200001 200002 100001");
  });

  it("turns as often as it is asked to, however long a card takes to show", async () => {
    await openFirst();
    const next = screen.getByRole("button", { name: "next" });
    act(() => {
      next.click();
      next.click();
    });
    await waitFor(() => expect(shown()).toContain("100001 among"));
  });

  it("closes with the browser's back", async () => {
    const { history } = await openFirst();
    history.back();
    await waitFor(() => expect(shown()).toBeUndefined());
    expect(history.location.href).toBe("/");
  });

  it("goes back when it is closed, so that no history entry is left", async () => {
    const { history } = await openFirst();
    await userEvent.click(screen.getByRole("button", { name: "close" }));
    await waitFor(() => expect(shown()).toBeUndefined());
    expect(history.location.href).toBe("/");
    expect(history.canGoBack()).toBe(false);
  });

  it("moves to a neighbour without a new history entry", async () => {
    const { history } = await openFirst();
    await userEvent.click(screen.getByRole("button", { name: "next" }));
    await waitFor(() => expect(shown()).toBe("200002 among 200001 200002 100001"));
    history.back();
    await waitFor(() => expect(shown()).toBeUndefined());
  });

  it("opens over the card that names it; back returns there, closing closes both", async () => {
    const { history } = await openFirst();
    await userEvent.click(screen.getByRole("link", { name: "named in the text" }));
    await waitFor(() => expect(shown()).toBe("100002 among "));
    history.back();
    await waitFor(() => expect(shown()).toBe("200001 among 200001 200002 100001"));
    await userEvent.click(screen.getByRole("link", { name: "named in the text" }));
    await waitFor(() => expect(shown()).toBe("100002 among "));
    await userEvent.click(screen.getByRole("button", { name: "close" }));
    await waitFor(() => expect(shown()).toBeUndefined());
    expect(history.location.href).toBe("/");
  });

  it("has no neighbours when it comes from the URL, and closing removes it there", async () => {
    const { history } = await renderSite("/?card=200001");
    await screen.findByRole("region", { name: "open card" });
    expect(shown()).toBe("200001 among ");
    await userEvent.click(screen.getByRole("button", { name: "close" }));
    await waitFor(() => expect(shown()).toBeUndefined());
    expect(history.location.href).toBe("/");
  });

  it("is closed with the cards opened over it when it comes from the URL", async () => {
    const { history } = await renderSite("/?card=200001");
    await screen.findByRole("region", { name: "open card" });
    await userEvent.click(screen.getByRole("link", { name: "named in the text" }));
    await waitFor(() => expect(shown()).toBe("100002 among "));
    await userEvent.click(screen.getByRole("button", { name: "close" }));
    await waitFor(() => expect(shown()).toBeUndefined());
    expect(history.location.href).toBe("/");
  });

  it.each(["abc", "1", "999999", "200001.5"])("is ignored for ?card=%s", async (id) => {
    await renderSite(`/?card=${id}`);
    expect(shown()).toBeUndefined();
  });
});
