import { QueryClient } from "@tanstack/react-query";
import { act, render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { setPreferences } from "../data/preferences";
import { DisciplineBadge } from "../ui/card/discipline-badge";
import { IconProvider, icons } from "../ui/card/use-icon";
import { startIcons } from "./card-icons";

const IDS = ["inf-dom", "sup-dom", "inf-flight", "icon-action-modifier", "icon-directed", "clan-true-brujah"];
/** Every other icon is a group with an attribute, which belongs to the drawing. */
const symbol = (id: string, index: number) =>
  `<symbol id="${id}" viewBox="0 0 9 9"><g${index % 2 ? " fill='none'" : ""}><path d="M0 0h${index}"></path></g></symbol>`;
const SPRITE = `<svg xmlns="http://www.w3.org/2000/svg">${IDS.map(symbol).join("")}</svg>`;

/** Name of the icon that is drawn in an element. */
const drawnIn = (element: Element) => {
  const shape = element
    .querySelector("svg[viewBox='0 0 9 9'] > path, svg > g[fill=none] > path")
    ?.getAttribute("d");
  return IDS.find((_, index) => shape === `M0 0h${index}`);
};

let stop = () => {};

/** A server with these files besides the manifest; counts the requests for the sprite. */
function server(files: object, answer: () => Response = () => new Response(SPRITE)) {
  const asked = vi.fn();
  vi.stubGlobal("fetch", async (url: string) => {
    if (url === "/data/manifest.json") return Response.json({ schema: 1, counts: {}, files, sources: [] });
    asked(url);
    return answer();
  });
  stop = startIcons(new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  return asked;
}

const FILES = { "icons.svg": { path: "icons.aa.svg" } };
const renderBadge = (element: ReactElement) => render(element, { wrapper: IconProvider });
const badge = () => screen.getByRole("img", { name: "Dominate" });
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));

afterEach(() => {
  stop();
  setPreferences({ icons: true });
  act(() => icons.set(() => undefined));
  vi.unstubAllGlobals();
});

it("are drawn from the sprite of the manifest, which is fetched once", async () => {
  const asked = server(FILES);
  renderBadge(<DisciplineBadge code="dom" level={2} label="Dominate" />);
  renderBadge(<DisciplineBadge code="vic" level={2} label="Vicissitude" />);
  await vi.waitFor(() => expect(drawnIn(badge())).toBe("sup-dom"));
  expect(screen.getByRole("img", { name: "Vicissitude" })).toHaveTextContent("vic");
  expect(asked.mock.calls).toEqual([["/data/icons.aa.svg"]]);
});

it("are found by the words of cards and texts", async () => {
  server(FILES);
  const written = (name: string) => drawnIn(render(<span ref={icons.get()(name)} />).container);
  await vi.waitFor(() => expect(written("icon-D")).toBe("icon-directed"));
  expect(written("icon-ACTION MODIFIER")).toBe("icon-action-modifier");
  expect(written("icon-Action Modifier")).toBe("icon-action-modifier");
  expect(written("icon-FLIGHT")).toBe("inf-flight");
  expect(written("clan-True Brujah")).toBe("clan-true-brujah");
  expect(written("icon-REFLEX")).toBeUndefined();
});

it("follow the level of what they stand for", async () => {
  server(FILES);
  const { rerender } = renderBadge(<DisciplineBadge code="dom" level={1} label="Dominate" />);
  await vi.waitFor(() => expect(drawnIn(badge())).toBe("inf-dom"));
  rerender(<DisciplineBadge code="dom" level={2} label="Dominate" />);
  expect(drawnIn(badge())).toBe("sup-dom");
  await Promise.resolve();
  expect(drawnIn(badge())).toBe("sup-dom");
  expect(badge().querySelectorAll("svg")).toHaveLength(1);
});

it("come back where letters stood for one change", async () => {
  server(FILES);
  renderBadge(<DisciplineBadge code="dom" level={1} label="Dominate" />);
  await vi.waitFor(() => expect(drawnIn(badge())).toBe("inf-dom"));
  const find = icons.get();
  act(() => icons.set(() => undefined));
  act(() => icons.set(find));
  await Promise.resolve();
  expect(drawnIn(badge())).toBe("inf-dom");
  expect(badge().querySelectorAll("svg")).toHaveLength(1);
  expect(badge()).not.toHaveTextContent("dom");
});

it("have the box of each picture", async () => {
  server(FILES, () => new Response(SPRITE.replace("0 0 9 9", "0 0 8 8")));
  const { rerender } = renderBadge(<DisciplineBadge code="dom" level={2} label="Dominate" />);
  await vi.waitFor(() => expect(drawnIn(badge())).toBe("sup-dom"));
  rerender(<DisciplineBadge code="dom" level={1} label="Dominate" />);
  expect(badge().querySelector("svg")).toHaveAttribute("viewBox", "0 0 8 8");
});

it("follow the preference", async () => {
  setPreferences({ icons: false });
  const asked = server(FILES);
  renderBadge(<DisciplineBadge code="dom" level={1} label="Dominate" />);
  await settle();
  expect(asked).not.toHaveBeenCalled();
  act(() => setPreferences({ icons: true }));
  await vi.waitFor(() => expect(drawnIn(badge())).toBe("inf-dom"));
  act(() => setPreferences({ icons: false }));
  expect(badge()).toHaveTextContent("dom");
  await Promise.resolve();
  expect(badge().querySelector("svg")).toBeNull();
});

it("are left in elements that are removed", async () => {
  server(FILES);
  const { unmount } = renderBadge(<DisciplineBadge code="dom" level={1} label="Dominate" />);
  await vi.waitFor(() => expect(drawnIn(badge())).toBe("inf-dom"));
  const removed = badge();
  unmount();
  await Promise.resolve();
  expect(drawnIn(removed)).toBe("inf-dom");
});

it.each([
  ["there is no sprite", {}, () => new Response(SPRITE)],
  ["the sprite cannot be fetched", FILES, () => new Response("", { status: 404 })],
])("letters stay where %s", async (_what, files, answer) => {
  server(files, answer);
  renderBadge(<DisciplineBadge code="dom" level={1} label="Dominate" />);
  await settle();
  await settle();
  expect(badge()).toHaveTextContent("dom");
});

it("letters stay, and nothing is fetched, where the browser asks to save data", async () => {
  vi.stubGlobal("navigator", { ...navigator, connection: { saveData: true } });
  const asked = server(FILES);
  renderBadge(<DisciplineBadge code="dom" level={1} label="Dominate" />);
  await settle();
  expect(asked).not.toHaveBeenCalled();
  expect(badge()).toHaveTextContent("dom");
});
