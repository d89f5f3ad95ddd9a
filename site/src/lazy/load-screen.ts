import { getPreferences } from "../data/preferences";
import { readVisit, writeVisit } from "../data/visit-storage";
import { loadMessages } from "../i18n/load-messages";
import type { MessageArea } from "../i18n/message-area";

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
  /** The screen's messages besides those of all pages. */
  readonly messages?: readonly MessageArea[];
  /** Loads other data that the screen needs immediately. */
  readonly prepare?: () => Promise<void>;
}

/** Wraps the dynamic import of a screen, and loads its messages with it; a failure raises ModuleLoadError. */
export function loadScreen<Module extends ScreenModule>(
  screen: string,
  load: () => Promise<Module>,
): () => Promise<Module> {
  return async () => {
    const { language } = getPreferences();
    try {
      const [module] = await Promise.all([
        load(),
        import("../i18n/page-areas").then(({ PAGE_AREAS }) => loadMessages(language, PAGE_AREAS)),
      ]);
      await Promise.all([module.messages && loadMessages(language, module.messages), module.prepare?.()]);
      writeVisit(key(screen), undefined);
      return module;
    } catch (cause) {
      throw new ModuleLoadError(screen, cause);
    }
  };
}

/** Wraps the dynamic import of one component. */
export function loadPart<Module extends object, Part>(
  screen: string,
  load: () => Promise<Module>,
  partOf: (module: Module) => Part,
): () => Promise<{ readonly default: Part }> {
  return loadScreen(screen, async () => {
    const module = await load();
    return { ...module, default: partOf(module) };
  });
}

/**
 * docs/rules/site.md §4: a failed load of a route module reloads the page. True once per screen and visit, so that a
 * part that is truly gone ends on the error screen and not in a loop.
 */
export function claimReload(screen: string): boolean {
  if (readVisit(key(screen)) !== undefined) return false;
  writeVisit(key(screen), true);
  // Without storage the page could reload forever.
  return readVisit(key(screen)) !== undefined;
}
