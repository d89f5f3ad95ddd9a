import { QueryClient } from "@tanstack/react-query";
import { act, render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { setPreferences } from "../data/preferences";
import { DisciplineBadge } from "../ui/card/discipline-badge";
import { IconProvider, icons } from "../ui/card/use-icon";
import { startIcons } from "./card-icons";

const NAMES = [
  "inf-dom",
  "sup-dom",
  "inf-flight",
  "icon-action-modifier",
  "icon-directed",
  "clan-true-brujah",
];
const CHARACTERS = Object.fromEntries(
  NAMES.map((name, index) => [name, String.fromCodePoint(0xe001 + index)]),
);
const nameOf = (drawn: string | null | undefined) => NAMES.find((name) => CHARACTERS[name] === drawn);

let stop = () => {};

const FILES = { icons: { path: "icons.aa.json" }, "icons.otf": { path: "icons.bb.otf" } };
const ANSWERS: Readonly<Record<string, () => Response>> = {
  "/data/icons.aa.json": () => Response.json({ characters: CHARACTERS, wide: "\ue000" }),
  "/data/icons.bb.otf": () => new Response("font"),
};

/** A server with these files besides the manifest; records the requests for them. */
function server(files: object = FILES, answers = ANSWERS) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (url: string) => {
    if (url === "/data/manifest.json") return Response.json({ schema: 1, counts: {}, files, sources: [] });
    asked.push(url);
    return answers[url]?.() ?? new Response("", { status: 404 });
  });
  stop = startIcons(new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  return asked;
}

/** A browser that shows fonts of pages, in which the wide character has this width. */
function fonts({ width = 24, isFont = true } = {}) {
  const added = new Set<unknown>();
  const load = async function (this: unknown) {
    if (!isFont) throw new SyntaxError("not a font");
    return this;
  };
  vi.stubGlobal(
    "FontFace",
    vi.fn().mockImplementation(function (this: object, family: string) {
      Object.assign(this, { family, load });
    }),
  );
  Object.defineProperty(document, "fonts", { value: added, configurable: true });
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue({ width } as DOMRect);
  return added;
}

const renderBadge = (element: ReactElement) => render(element, { wrapper: IconProvider });
const badge = () => screen.getByRole("img", { name: "Dominate" });
const drawn = () => nameOf(badge().textContent);
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

beforeEach(() => void fonts());

afterEach(() => {
  stop();
  setPreferences({ icons: true });
  act(() => icons.set(() => undefined));
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("are characters of the font of the manifest, which is fetched once", async () => {
  const added = fonts();
  const asked = server();
  renderBadge(<DisciplineBadge code="dom" level={2} label="Dominate" />);
  renderBadge(<DisciplineBadge code="vic" level={2} label="Vicissitude" />);
  await vi.waitFor(() => expect(drawn()).toBe("sup-dom"));
  expect(screen.getByRole("img", { name: "Vicissitude" })).toHaveTextContent("vic");
  expect(asked.sort()).toEqual(["/data/icons.aa.json", "/data/icons.bb.otf"]);
  expect([...added]).toEqual([expect.objectContaining({ family: "icons" })]);
  expect(document.body.textContent).not.toContain("\ue000");
});

it("are found by the words of cards and texts", async () => {
  server();
  const written = (name: string) => nameOf(icons.get()(name));
  await vi.waitFor(() => expect(written("icon-D")).toBe("icon-directed"));
  expect(written("icon-ACTION MODIFIER")).toBe("icon-action-modifier");
  expect(written("icon-Action Modifier")).toBe("icon-action-modifier");
  expect(written("icon-FLIGHT")).toBe("inf-flight");
  expect(written("clan-True Brujah")).toBe("clan-true-brujah");
  expect(icons.get()("icon-REFLEX")).toBeUndefined();
});

it("follow the level of what they stand for", async () => {
  server();
  const { rerender } = renderBadge(<DisciplineBadge code="dom" level={1} label="Dominate" />);
  await vi.waitFor(() => expect(drawn()).toBe("inf-dom"));
  rerender(<DisciplineBadge code="dom" level={2} label="Dominate" />);
  expect(drawn()).toBe("sup-dom");
});

it("follow the preference", async () => {
  setPreferences({ icons: false });
  const asked = server();
  renderBadge(<DisciplineBadge code="dom" level={1} label="Dominate" />);
  await settle();
  expect(asked).toEqual([]);
  act(() => setPreferences({ icons: true }));
  await vi.waitFor(() => expect(drawn()).toBe("inf-dom"));
  act(() => setPreferences({ icons: false }));
  expect(badge()).toHaveTextContent("dom");
  act(() => setPreferences({ icons: true }));
  await vi.waitFor(() => expect(drawn()).toBe("inf-dom"));
  expect(asked).toHaveLength(2);
});

const failing = (url: string) => ({ ...ANSWERS, [url]: () => new Response("", { status: 404 }) });

it.each([
  ["there are no icons", {}, ANSWERS, {}],
  ["the font cannot be fetched", FILES, failing("/data/icons.bb.otf"), {}],
  ["the characters cannot be fetched", FILES, failing("/data/icons.aa.json"), {}],
  ["the file is no font", FILES, ANSWERS, { isFont: false }],
  ["the browser shows a font of its own", FILES, ANSWERS, { width: 16 }],
])("letters stay where %s", async (_what, files, answers, browser) => {
  fonts(browser);
  server(files, answers);
  renderBadge(<DisciplineBadge code="dom" level={1} label="Dominate" />);
  await settle();
  await settle();
  expect(badge()).toHaveTextContent("dom");
});

it("letters stay, and nothing is fetched, where the browser asks to save data", async () => {
  vi.stubGlobal("navigator", { ...navigator, connection: { saveData: true } });
  const asked = server();
  renderBadge(<DisciplineBadge code="dom" level={1} label="Dominate" />);
  await settle();
  expect(asked).toEqual([]);
  expect(badge()).toHaveTextContent("dom");
});
