/** Where the archetypes are described. */
export const CODEX_URL = "https://codex-of-the-damned.org/en/archetypes/index.html";

/**
 * Archetypes of the Codex of the Damned, sorted by name. Links name them by their place: further ones go to the end of
 * this list.
 */
export const STANDARD_DECKS: readonly string[] = [
  "Akunanse Toolbox",
  "Anson Guns",
  "Anti Ventrue Grinder",
  "Black Hand",
  "Cats",
  "Dementation Bleed",
  "Emerald Legion",
  "Gentlemen With Sticks",
  "Giovanni Powerbleed",
  "Girls Will Find Inner Circle",
  "Goratrix High Tower",
  "Guruhi Rush",
  "Hunters",
  "Khazar's Diary",
  "Lasombra Nocturn",
  "Lutz Politics",
  "Malgorzata",
  "Mistress",
  "Nananimalism",
  "Palla Grande",
  "Parliament of Shadows",
  "Ravnos Clown Car",
  "Rebekka / Jost",
  "Samedi Bleed",
  "Saulot Wall",
  "Shambling Hordes",
  "Stanislava",
  "The Dark Side of Politics",
  "The Unnamed",
  "Tupdogs & Nephandus",
  "Tzimisce Toolbox",
  "War Chantry",
  "Weenie AUS",
];
