import { getPreferences } from "../data/preferences";
import { loadScreen } from "../lazy/load-screen";

/**
 * Wraps the dynamic import of a page. In limited mode the page waits for the bar, which starts the format: the first
 * list of cards then knows the legal ones.
 */
export function loadPage<Module extends object>(name: string, load: () => Promise<Module>) {
  return loadScreen(name, async () => {
    const { limitedMode } = getPreferences();
    const [module] = await Promise.all([load(), limitedMode && import("./limited/limited-bar-screen")]);
    return module;
  });
}
