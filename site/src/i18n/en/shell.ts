import { messageArea } from "../message-area";

/** Navigation, display choices, notices, error screens. */
export const shell = messageArea("shell", {
  "common.close": "Close",
  "common.loading": "Loading…",
  "common.retry": "Try again",
  "shell.skip": "Skip to content",
  "shell.nav": "Main",
  "shell.login": "Login",
  "shell.account": "Account",
  "shell.about": "About",
  "shell.decks": "Decks",
  "shell.decks-short": "DKS",
  "shell.inventory": "Inventory",
  "shell.inventory-short": "INV",
  "shell.playtest": "Playtest",
  "shell.crypt": "Crypt",
  "shell.library": "Library",
  "shell.crypt-short": "CRY",
  "shell.library-short": "LIB",
  "shell.quick": "Quick card search",
  "shell.menu": "Menu",

  "shell.title-about": "VTES card database",
  "shell.title-crypt": "Crypt search",
  "shell.title-library": "Library search",
  "shell.title-twd": "Winning decks",
  "shell.title-pda": "Public decks",
  "shell.title-tda": "Tournament decks",
  "shell.title-cards": "Card search",

  "shell.display": "Language and display",
  "shell.theme-button": "Theme: {theme}. Switch to {next}.",
  "shell.theme-system": "System",
  "shell.theme-dark": "Dark",
  "shell.theme-light": "Light",

  "shell.offline": "OFFLINE",
  "shell.offline-hint": "Search and cards still work on this device.",
  "shell.offline-decks":
    "Search, cards and your decks still work on this device. Changes are sent when you are back online.",
  "shell.translation-failed": "{language} card texts could not be loaded; they are shown in English.",

  "shell.update": "Update available",
  "shell.update-text": "A newer version is ready. Updating reloads this page.",
  "shell.update-apply": "Update now",
  "shell.update-busy": "Updating…",

  "shell.error-unexpected": "Unexpected Application Error",
  "shell.error-unexpected-text":
    "Reload the page; if it happens again, let us know: the About page lists contacts.",
  "shell.error-bad-request": "400 Bad Request",
  "shell.error-bad-request-text": "Check the URL for typos, or search for the card by name.",
  "shell.error-forbidden": "403 Forbidden",
  "shell.error-forbidden-text": "You have no access to this page. Try again later, or go back.",
  "shell.error-not-found": "404 Not Found",
  "shell.error-not-found-text": "Check the URL for typos, or start from the menu.",
  "shell.error-method-not-allowed": "405 Method Not Allowed",
  "shell.error-method-not-allowed-text":
    "The server refused the request. Reload the page; it may be out of date.",
  "shell.error-connection": "CONNECTION PROBLEM",
  "shell.error-connection-text": "The server did not answer. Check your connection and try again.",
  "shell.reload": "Reload the page",
  "shell.to-about": "Go to About",
  "shell.to-search": "Search cards",
});
