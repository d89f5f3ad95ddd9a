import { messageArea } from "../message-area";

/** How to use the site. */
export const documentation = messageArea("documentation", {
  "documentation.lead": "How to use Methuselah. Every heading is a link that you can share.",
  "documentation.contents": "Contents",
  "documentation.try": "Examples to try",
  "documentation.search": "Search cards",
  "documentation.search-form":
    "Crypt and library have a page each. Results change with every key and click; there is no button to press. What you search for appears as chips above the results: remove one to widen the search.",
  "documentation.search-url":
    "The URL of the page contains the whole search: bookmark it or send it to a friend.",
  "documentation.search-name":
    "A name finds a card with or without accents and articles, in English and in the language of your cards.",
  "documentation.search-text":
    "In a text search, quotes limit the match to whole words; a quote on one side limits that side. All chosen traits must hold, but one of the chosen titles or groups is enough.",
  "documentation.example-crypt": "Vampires with Dominate and capacity 5 or less",
  "documentation.example-library": "Reactions that require Dominate",
  "documentation.example-pattern": "Cards that give +2 or +3 stealth",
  "documentation.logic": "And, or, not",
  "documentation.logic-text":
    "Filters with several values have a button beside them. Click it to choose how the values combine:",
  "documentation.logic-or": "one of them is enough",
  "documentation.logic-and": "all of them are needed",
  "documentation.logic-not": "none of them",
  "documentation.logic-only": "these and no others",
  "documentation.logic-button": "Logic of the example: click to change it",
  "documentation.patterns": "Patterns",
  "documentation.patterns-text":
    "With RegEx switched on, a text row takes a regular expression, ignoring case: a dot matches any character, [23] for 2 or 3, \\b for the edge of a word, and | for or. An invalid pattern is marked and finds nothing.",
  "documentation.card": "Read a card",
  "documentation.card-text":
    "A card shows its picture, or a text card drawn from its data. Squares are inferior disciplines, diamonds superior ones. The History of a card lists its printings, rulings and changes of wording; a dot on the text card says that the picture shows older wording.",
  "documentation.decks": "Decks",
  "documentation.decks-text":
    "With an account, decks are saved with every click and can be undone step by step. Add cards with + on a search result, in the deck itself, or with the quick search. Import a deck from any common text format; export it to text, spreadsheets, images of proxies or a link.",
  "documentation.decks-draw":
    "“Draw simulator” deals hands again and again; each card has its chance of being in the opening hand.",
  "documentation.decks-share":
    "A link to a deck shows it as it is now; a snapshot never changes; a deck in the URL is stored nowhere. Anyone who opens your deck can propose changes, which you accept one by one.",
  "documentation.revisions": "Revisions",
  "documentation.revisions-text":
    "A revision is another state of the same deck, such as a version for a smaller collection. All revisions share name and author; the one edited last represents the deck in lists. Compare two of them to see what differs, card by card.",
  "documentation.changes": "Card changes",
  "documentation.changes-text":
    "Card changes lists new cards, printings, wordings, rulings and bans by day. A deck shows which of its cards have changed since you last looked at it; “Seen” dismisses the notice.",
  "documentation.archives": "Archives",
  "documentation.archives-text":
    "TWD holds decks that won tournaments, TDA all decks of a tournament, PDA decks that players made public. Search them by card, clan, place, player, year and size; “similar” starts from one of your decks.",
  "documentation.archives-fields":
    "TWD and TDA decks can be found by star vampire, main clan and sect, average capacity and the disciplines of the library too. Before you submit a winning deck, “Check a report” compares its text with the rules and with the event.",
  "documentation.archives-public":
    "PDA decks are copies that their owners published: anyone can find, view and clone them. The copy changes only when its owner syncs it, the owner can remove it at any time, and publishing it again makes a new entry.",
  "documentation.archives-tournament":
    "For the analysis of a tournament, send its Archon workbook and the deck lists in the format of winning decks, each with the VEKN number of its player.",
  "documentation.inventory": "Inventory",
  "documentation.inventory-text":
    "Enter how many copies you own, or add whole precons and decks. In inventory mode, decks show what is missing. A virtual deck uses nothing, a flexible one shares cards with others, a fixed one keeps its own.",
  "documentation.playtest": "Playtest",
  "documentation.playtest-text":
    "Playtesters see cards in testing after they log in, report on them, and build decks with them. Nobody else sees these cards, not even in shared decks.",
  "documentation.seating": "Seating",
  "documentation.seating-text":
    "Enter the players and get tables of four and five. For a tournament day, rounds are seated by the nine criteria of the VEKN; results, standings and the clock stay on your device, and a link shares them without any server.",
  "documentation.offline": "Offline",
  "documentation.offline-text":
    "After your first visit, search, cards and your decks work without a network, and archives too with “Keep archives offline”. Edits wait on your device and are sent when you are back online. “Install as an app” gives the site a window and an icon of its own.",
  "documentation.keys": "Keys",
  "documentation.keys-text":
    "Single-key shortcuts can be switched off under “Keyboard shortcuts” in “Language and display”.",
  "documentation.link": "Link to “{title}”",
});
