/** URL of the style sheet of optional parts; absent outside a build, where each module brings its styles. */
declare const __OPTIONAL_STYLES__: string | undefined;

let loaded: Promise<void> | undefined;

/**
 * Loads the style sheet of optional parts, once; a screen with such parts exports it as `prepare`. Rejects when it cannot
 * be loaded; the next call tries again.
 */
export function loadOptionalStyles(): Promise<void> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<void> {
  if (typeof __OPTIONAL_STYLES__ === "undefined") return;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = __OPTIONAL_STYLES__;
  await new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      loaded = undefined;
      reject(new TypeError(`Failed to fetch ${link.href}`));
    };
    document.head.append(link);
  });
}
