import type { QueryClient } from "@tanstack/react-query";
import { request } from "../data/http";
import { fileUrl, manifestOptions } from "../data/manifest";
import { storeOfflineCopy } from "../data/offline-copy";
import { getPreferences, subscribeToPreferences } from "../data/preferences";
import { wantsToSave } from "../data/when-quiet";
import { type DrawIcon, icons } from "../ui/card/use-icon";

/** Logical name of the sprite in the manifest. */
const SPRITE = "icons.svg";
/** With the size where styles do not set it. */
const ATTRIBUTES = 'aria-hidden="true" fill="currentColor" width="1.75rem"';
/** A symbol with its shapes; a group without attributes around them does nothing. */
const SYMBOL = /<symbol id="([^"]+)" viewBox="([^"]+)">(?:<g>(.+?)<\/g>|(.+?))<\/symbol>/g;

/** The icons by their names. */
type Sprite = ReadonlyMap<string, DrawIcon>;

/** Parses a symbol as a picture that can be copied. */
function pictureOf(viewBox: string, shapes: string): SVGElement {
  const parsed = document.createElement("template");
  parsed.innerHTML = `<svg viewBox="${viewBox}" ${ATTRIBUTES}>${shapes}</svg>`;
  const picture = document.importNode(parsed.content, true).firstElementChild as SVGElement;
  // In a box that is narrower than the picture. The content security policy allows no style in the text.
  picture.style.maxWidth = "none";
  return picture;
}

/**
 * Draws copies of a symbol, which is parsed when it is first drawn. A reference to the file (`use`) costs several times
 * as much, which typing in a search shows: each result has some ten icons.
 */
function drawingOf(viewBox: string, shapes: string): DrawIcon {
  let picture: SVGElement | undefined;
  return (element) => {
    picture ??= pictureOf(viewBox, shapes);
    const drawn = picture.cloneNode(true) as SVGElement;
    element?.prepend(drawn);
    return () => removeIfConnected(drawn);
  };
}

/** Before the next paint, and only in an element that stays: a list that is left has hundreds of icons. */
function removeIfConnected(drawn: SVGElement): void {
  queueMicrotask(() => {
    if (drawn.isConnected) drawn.remove();
  });
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

/**
 * Draws icons instead of letters, as long as the visitor wants them; the result ends it. Letters stay where the browser
 * asks to save data.
 */
export function startIcons(client: QueryClient): () => void {
  if (wantsToSave()) return () => undefined;
  let sprite: Promise<Sprite | undefined> | undefined;
  const show = async () => {
    if (!getPreferences().icons) return icons.set(() => undefined);
    // Without the sprite letters stay.
    sprite ??= fetchSprite(client).catch(() => (sprite = undefined));
    const found = await sprite;
    if (found && getPreferences().icons) icons.set((name, level) => found.get(symbolOf(name, level)));
  };
  void show();
  return subscribeToPreferences(() => void show());
}
