import type { ManifestOptions } from "vite-plugin-pwa";
import { IMPORT_PARAMETERS } from "./src/features/deck/dialogs/import/shared-import.ts";

const [TEXT, TITLE, URL, FILE] = IMPORT_PARAMETERS;

/** Pictures of the application for install dialogs, taken by `make screenshots`. */
const WIDE = { sizes: "1280x800", type: "image/png", form_factor: "wide" } as const;
const NARROW = { sizes: "780x1688", type: "image/png", form_factor: "narrow" } as const;

/** How the application is installed, and what it takes from others: deck texts and files open the import. */
export const appManifest: Partial<ManifestOptions> = {
  id: "/",
  name: "Methuselah: VTES card database",
  short_name: "Methuselah",
  description: "Search every card of Vampire: The Eternal Struggle, online and offline.",
  lang: "en",
  start_url: "/",
  scope: "/",
  display: "standalone",
  background_color: "#150f0e",
  theme_color: "#150f0e",
  categories: ["games", "entertainment"],
  icons: [
    { src: "/icons/icon.svg", sizes: "any", type: "image/svg+xml" },
    { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
    { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
  shortcuts: [
    { name: "Search crypt", url: "/crypt" },
    { name: "Search library", url: "/library" },
    { name: "Decks", url: "/decks" },
    { name: "Winning decks", url: "/twd" },
  ],
  screenshots: [
    { ...WIDE, src: "/screenshots/search-wide.png", label: "Crypt search with filters" },
    { ...WIDE, src: "/screenshots/deck-wide.png", label: "A deck: crypt and library side by side" },
    { ...NARROW, src: "/screenshots/search-narrow.png", label: "Crypt search" },
    { ...NARROW, src: "/screenshots/card-narrow.png", label: "A card with its text and rulings" },
    { ...NARROW, src: "/screenshots/deck-narrow.png", label: "A deck" },
  ],
  share_target: { action: "/decks", method: "GET", params: { text: TEXT, title: TITLE, url: URL } },
  file_handlers: [{ action: `/decks?${FILE}=1`, accept: { "text/plain": [".txt", ".dek"] } }],
};
