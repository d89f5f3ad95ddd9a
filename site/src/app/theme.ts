import type { Theme } from "../data/preferences";

const ORDER: readonly Theme[] = ["system", "dark", "light"];

/** The theme button goes system → dark → light (docs/rules/site.md §2). */
export function nextTheme(theme: Theme): Theme {
  return ORDER[(ORDER.indexOf(theme) + 1) % ORDER.length] ?? "system";
}

/** Sets the browser's theme color to the page background. */
function colourBrowser(): void {
  const colour = getComputedStyle(document.documentElement).getPropertyValue("--bg").trim();
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.setAttribute("content", colour);
  }
}

/** Applies the theme, and follows the system while it is "system". Returns a function that stops it. */
export function showTheme(theme: Theme): () => void {
  const dark = window.matchMedia("(prefers-color-scheme: dark)");
  const show = () => {
    const root = document.documentElement;
    root.dataset.theme = theme === "system" ? (dark.matches ? "dark" : "light") : theme;
    // After the next animation frame: reading styles now would force a second style calculation.
    requestAnimationFrame(() => setTimeout(colourBrowser));
  };
  show();
  if (theme !== "system") return () => {};
  dark.addEventListener("change", show);
  return () => dark.removeEventListener("change", show);
}
