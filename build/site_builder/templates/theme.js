{
  const root = document.documentElement;
  root.classList.add("app");
  let chosen = {};
  try {
    chosen = JSON.parse(localStorage.getItem("methuselah.preferences") ?? "{}") ?? {};
  } catch {}
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  const { theme, language, showImage, legacyImages, cardLanguage = "en" } = chosen;
  root.dataset.theme = theme === "dark" || theme === "light" ? theme : dark ? "dark" : "light";
  root.classList.toggle("text-first", showImage === false);
  root.classList.toggle(
    "other-pictures",
    showImage === false || legacyImages === true || cardLanguage !== "en",
  );
  const spoken = ["en", "es", "fr", "pt"];
  const tags = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  root.lang = [language, ...tags].find((tag) => spoken.includes(tag)) ?? "en";
}
