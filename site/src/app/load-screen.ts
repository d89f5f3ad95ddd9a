import { getPreferences } from "../data/preferences";
import { readVisit, writeVisit } from "../data/visit-storage";
import { learnArea, learnRooms, type WordsOf } from "../i18n/words";

/** A part of the program could not be fetched: mostly because a newer version has replaced it. */
export class ModuleLoadError extends Error {
  override readonly name = "ModuleLoadError";
  readonly screen: string;

  constructor(screen: string, cause: unknown) {
    super(`The screen "${screen}" could not be loaded`, { cause });
    this.screen = screen;
  }
}

const key = (screen: string) => `reloaded.${screen}`;

interface ScreenModule {
  readonly default?: unknown;
  /** What the screen says besides the words of all rooms. */
  readonly words?: WordsOf;
}

/** Wraps the dynamic import of a screen, and fetches its words with it; what fails raises ModuleLoadError. */
export function loadScreen<Module extends ScreenModule>(
  screen: string,
  load: () => Promise<Module>,
): () => Promise<Module> {
  return async () => {
    const { language, limitedMode } = getPreferences();
    try {
      const [module] = await Promise.all([
        load(),
        learnRooms(language),
        limitedMode && import("./limited/limited-bar-screen"),
      ]);
      if ("words" in module && module.words) await learnArea(language, module.words);
      writeVisit(key(screen), undefined);
      return module;
    } catch (cause) {
      throw new ModuleLoadError(screen, cause);
    }
  };
}

/**
 * Spec 2 §8: a failed load of a route module reloads the page. True once per screen and visit, so that a part
 * that is truly gone ends on the error screen and not in a loop.
 */
export function claimReload(screen: string): boolean {
  if (readVisit(key(screen)) !== undefined) return false;
  writeVisit(key(screen), true);
  // Where nothing can be remembered, reloading could go on for ever.
  return readVisit(key(screen)) !== undefined;
}
