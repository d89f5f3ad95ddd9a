import type { Message } from "../message";

/** Navigation, display choices, notices, error screens. */
export const shell = {
  "shell.skip": "Skip to content",
  "shell.nav": "Rooms",
  "shell.login": "Login",
  "shell.account": "Account",
  "shell.about": "About",
  "shell.decks": "Decks",
  "shell.decks-short": "DKS",
  "shell.title-decks": "Decks",
  "shell.title-compare": "Compare decks",
  "shell.title-review": "Review",
  "shell.crypt": "Crypt",
  "shell.library": "Library",
  "shell.crypt-short": "CRY",
  "shell.library-short": "LIB",
  "shell.quick": "Quick Card Search",
  "shell.menu": "Menu",

  "shell.title-about": "VTES card database",
  "shell.title-crypt": "Crypt search",
  "shell.title-library": "Library search",
  "shell.title-twd": "Winning decks",
  "shell.title-pda": "Public decks",
  "shell.title-tda": "Tournament decks",
  "shell.title-hall-tournaments": "Hall of fame: tournaments",
  "shell.title-hall-cards": "Hall of fame: cards",
  "shell.title-history": "Card history",
  "shell.title-check": "Check a report",
  "shell.title-cards": "Card search",
  "shell.title-changelog": "Changelog",

  "shell.display": "Language and display",
  "shell.theme-button": "Theme: {theme}. Switch to {next}.",
  "shell.theme-system": "System",
  "shell.theme-dark": "Dark",
  "shell.theme-light": "Light",

  "shell.offline": "OFFLINE",
  "shell.offline-hint": "Searches and cards still work from this device.",
  "shell.offline-decks":
    "Searches, cards and your decks still work from this device. Decks can be edited: what you change is sent when the network is back.",
  "shell.translation-failed":
    "The {language} texts of the cards could not be loaded; they are shown in English.",

  "shell.update": "Update available",
  "shell.update-text": "A newer version of Methuselah is ready. Updating reloads this page where you are.",
  "shell.update-apply": "Update now",
  "shell.update-busy": "Updating…",
  "shell.update-later": "Later",

  "shell.error-unexpected": "Unexpected Application Error",
  "shell.error-unexpected-text":
    "Something went wrong on our side. Reload the page; if it happens again, tell us by one of the contacts on the About page.",
  "shell.error-bad-request": "400 Bad Request",
  "shell.error-bad-request-text":
    "This address cannot be understood. Check it for a slip, or find the card by its name.",
  "shell.error-forbidden": "403 Forbidden",
  "shell.error-forbidden-text":
    "The server refuses to hand this out. Try again later, or go back to where you came from.",
  "shell.error-not-found": "404 Not Found",
  "shell.error-not-found-text":
    "There is nothing at this address. Check it for a slip, or start from one of the rooms.",
  "shell.error-method-not-allowed": "405 Method Not Allowed",
  "shell.error-method-not-allowed-text":
    "The server does not take this kind of request. Reload the page; it may be older than the server.",
  "shell.error-connection": "CONNECTION PROBLEM",
  "shell.error-connection-text":
    "The server could not be reached, or it did not answer in time. Check your connection and try again.",
  "shell.reload": "Reload the page",
  "shell.to-about": "Go to About",
  "shell.to-search": "Search cards",
} satisfies Record<string, Message>;
