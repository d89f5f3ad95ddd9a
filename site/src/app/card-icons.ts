import type { QueryClient } from "@tanstack/react-query";
import { request } from "../data/http";
import { fileUrl, manifestOptions } from "../data/manifest";
import { storeOfflineCopy } from "../data/offline-copy";
import { getPreferences, subscribeToPreferences } from "../data/preferences";
import { fetchPublished } from "../data/published-file";
import { wantsToSave } from "../data/when-quiet";
import type { IconCharacters } from "../generated/published";
import { icons } from "../ui/card/use-icon";

/** Logical name of the font in the manifest. */
const FONT = "icons.otf";
/** The name that the styles use. */
const FAMILY = "icons";

/** The characters of the icons by their names. */
type Characters = ReadonlyMap<string, string>;

async function loadFont(url: string): Promise<void> {
  const response = await request(url, { priority: "low" });
  storeOfflineCopy("data", url, response);
  const font = new FontFace(FAMILY, await response.arrayBuffer());
  document.fonts.add(await font.load());
}

/** Whether the browser shows fonts of pages: visitors may have chosen one font for everything. */
function showsFont({ wide }: IconCharacters): boolean {
  const probe = document.createElement("span");
  probe.textContent = wide;
  probe.ariaHidden = "true";
  Object.assign(probe.style, { font: `16px "${FAMILY}"`, position: "absolute", visibility: "hidden" });
  document.body.append(probe);
  const { width } = probe.getBoundingClientRect();
  probe.remove();
  return width > 20;
}

/** undefined: there are no icons, or the browser does not show them. */
async function fetchIcons(client: QueryClient): Promise<Characters | undefined> {
  const url = fileUrl(await client.ensureQueryData(manifestOptions()), FONT);
  if (url === undefined) return undefined;
  const [published] = await Promise.all([fetchPublished(client, "icons"), loadFont(url)]);
  return showsFont(published) ? new Map(Object.entries(published.characters)) : undefined;
}

/** Words in card texts that have another name in the data. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  "icon-d": "icon-directed",
  "icon-flight": "inf-flight",
};

/** Name in the data: "dom" at level 2 is "sup-dom", "icon-ACTION MODIFIER" is "icon-action-modifier". */
function publishedName(name: string, level: number | undefined): string {
  if (level !== undefined) return `${level === 2 ? "sup" : "inf"}-${name}`;
  const written = name.toLowerCase().replaceAll(" ", "-");
  return OTHER_NAMES[written] ?? written;
}

/**
 * Shows icons instead of letters, as long as the visitor wants them; the result ends it. Letters stay where the browser
 * asks to save data. Icons are characters of a font, because a list has hundreds of them, and pictures take longer to
 * lay out and paint.
 */
export function startIcons(client: QueryClient): () => void {
  if (wantsToSave()) return () => undefined;
  let fetching: Promise<Characters | undefined> | undefined;
  const show = async () => {
    if (!getPreferences().icons) return icons.set(() => undefined);
    // Without the font letters stay.
    fetching ??= fetchIcons(client).catch(() => (fetching = undefined));
    const found = await fetching;
    if (found && getPreferences().icons) icons.set((name, level) => found.get(publishedName(name, level)));
  };
  void show();
  return subscribeToPreferences(() => void show());
}
