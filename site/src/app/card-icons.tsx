import type { QueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { request } from "../data/http";
import { fileUrl, manifestOptions } from "../data/manifest";
import { storeOfflineCopy } from "../data/offline-copy";
import { getPreferences, subscribeToPreferences } from "../data/preferences";
import { wantsToSave } from "../data/when-quiet";
import { drawIcon } from "../ui/card/use-icon";

/** Logical name of the sprite in the manifest. */
const SPRITE = "icons.svg";
/** Where styles do not say otherwise. */
const SIZE = "1.75rem";
/** In a box that is narrower than the picture. */
const WHOLE = { maxWidth: "none" };
/** A symbol with its shapes; a group without attributes around them does nothing. */
const SYMBOL = /<symbol id="([^"]+)" viewBox="([^"]+)">(?:<g>(.+?)<\/g>|(.+?))<\/symbol>/g;

interface Drawing {
  readonly viewBox: string;
  /** Draws into an element; the ref of what shows the icon. */
  readonly draw: (svg: SVGSVGElement | null) => void;
}

/** The icons by their names. */
type Sprite = ReadonlyMap<string, Drawing>;

/**
 * Copies the shapes of a symbol, which are parsed when they are first drawn. A reference to the file (`use`) costs
 * several times as much, which typing in a search shows: each result has some ten icons.
 */
function drawingOf(viewBox: string, shapes: string): Drawing {
  let drawn: Element | undefined;
  const draw = (svg: SVGSVGElement | null) => {
    if (!svg) return;
    drawn ??= new DOMParser().parseFromString(
      `<svg xmlns="http://www.w3.org/2000/svg">${shapes}</svg>`,
      "image/svg+xml",
    ).documentElement;
    svg.replaceChildren(...document.importNode(drawn, true).childNodes);
  };
  return { viewBox, draw };
}

async function fetchSprite(client: QueryClient): Promise<Sprite | undefined> {
  const url = fileUrl(await client.ensureQueryData(manifestOptions()), SPRITE);
  if (url === undefined) return undefined;
  const response = await request(url, { priority: "low" });
  storeOfflineCopy("data", url, response);
  const symbols = [...(await response.text()).matchAll(SYMBOL)];
  return new Map(
    symbols.map(([, name = "", viewBox = "", plain, grouped = ""]) => [
      name,
      drawingOf(viewBox, plain ?? grouped),
    ]),
  );
}

/** Words in card texts that have another name in the sprite. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  "icon-d": "icon-directed",
  "icon-flight": "inf-flight",
};

/** Name in the sprite: "dom" at level 2 is "sup-dom", "icon-ACTION MODIFIER" is "icon-action-modifier". */
function symbolOf(name: string, level: number | undefined): string {
  if (level !== undefined) return `${level === 2 ? "sup" : "inf"}-${name}`;
  const written = name.toLowerCase().replaceAll(" ", "-");
  return OTHER_NAMES[written] ?? written;
}

/** A function that draws the icons of a sprite; what holds one has its name as a label. */
function drawerOf(sprite: Sprite): (name: string, level?: number) => ReactNode {
  return (name, level) => {
    const drawing = sprite.get(symbolOf(name, level));
    return drawing ? (
      <svg
        ref={drawing.draw}
        aria-hidden="true"
        fill="currentColor"
        viewBox={drawing.viewBox}
        width={SIZE}
        style={WHOLE}
      />
    ) : undefined;
  };
}

/**
 * Draws icons instead of letters, as long as the visitor wants them; the result ends it. Letters stay where the browser
 * asks to save data.
 */
export function startIcons(client: QueryClient): () => void {
  if (wantsToSave()) return () => undefined;
  let sprite: Promise<Sprite | undefined> | undefined;
  const show = async () => {
    if (!getPreferences().icons) return drawIcon.set(() => undefined);
    // Without the sprite letters stay.
    sprite ??= fetchSprite(client).catch(() => (sprite = undefined));
    const found = await sprite;
    if (found && getPreferences().icons) drawIcon.set(drawerOf(found));
  };
  void show();
  return subscribeToPreferences(() => void show());
}
