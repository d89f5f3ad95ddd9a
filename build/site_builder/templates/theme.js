{
  const root = document.documentElement;
  let chosen = {};
  try {
    chosen = JSON.parse(localStorage.getItem("methuselah.preferences") ?? "{}") ?? {};
  } catch {}
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  const { theme, language } = chosen;
  root.dataset.theme = theme === "dark" || theme === "light" ? theme : dark ? "dark" : "light";
  if (["en", "es", "fr", "pt"].includes(language)) root.lang = language;
}
