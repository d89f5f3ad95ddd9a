import type { Theme } from "../data/preferences";

const ORDER: readonly Theme[] = ["system", "dark", "light"];

/** The theme button goes system → dark → light (spec 2 §4). */
export function nextTheme(theme: Theme): Theme {
  return ORDER[(ORDER.indexOf(theme) + 1) % ORDER.length] ?? "system";
}

/** Shows the theme, and follows the system while it is "system". Returns how to stop. */
export function showTheme(theme: Theme): () => void {
  const dark = window.matchMedia("(prefers-color-scheme: dark)");
  const show = () => {
    const root = document.documentElement;
    root.dataset.theme = theme === "system" ? (dark.matches ? "dark" : "light") : theme;
    const colour = getComputedStyle(root).getPropertyValue("--bg").trim();
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
      meta.setAttribute("content", colour);
    }
  };
  show();
  if (theme !== "system") return () => {};
  dark.addEventListener("change", show);
  return () => dark.removeEventListener("change", show);
}
