import type { Message } from "../message";

/** The About page. */
export const about = {
  "about.lead":
    "Every card of Vampire: The Eternal Struggle, searched as fast as you type. Free, without an account, and without a network once you have been here.",
  "about.quick": "Quick links",
  "about.quick-decks": "Build, keep and share decks; read every precon",
  "about.quick-crypt": "Search vampires and imbued by discipline, clan, capacity, title and text",
  "about.quick-library": "Search all other cards by type, requirement, cost and text",
  "about.quick-cards": "Find one card by its name, or draw a random one",
  "about.changes": "Latest changes",
  "about.all-changes": "All changes",
  "about.version": "Version {version}",
  "about.changes-failed": "The latest changes could not be loaded.",
  "about.trouble": "When something does not work",
  "about.trouble-reload": "Reload the page. That fetches the newest version of the site and of the cards.",
  "about.trouble-reinstall":
    "Installed as an app on a phone: remove it and install it again from the browser's menu.",
  "about.trouble-browsers": "The oldest browsers that work are Chrome 117, Firefox 119 and Safari 17.4.",
  "about.data": "Card data",
  "about.data-version": "Version {version}",
  "about.data-counts": "{crypt} crypt cards and {library} library cards",
  "about.data-failed": "The description of the card data could not be loaded.",
  "about.data-cards": "Cards and sets",
  "about.data-rulings": "Rulings",
  "about.data-translations": "Translations",
  "about.data-third-party-ids": "Card ids of other deck sites",
  "about.data-winning-decks": "Tournament-winning decks",
  "about.data-tournaments": "Tournaments",
  "about.from-cards": "The official card files",
  "about.from-rulings": "Published by the rules team",
  "about.from-translations": "The official translations",
  "about.from-third-party-ids": "Published by those sites",
  "about.from-winning-decks": "The public archive of winning decks",
  "about.from-tournaments": "Handed in by organisers",
  "about.absent": "Not part of this site's data.",
  "about.absent-translations": "Not part of this site's data: all cards are shown in English.",
  "about.absent-winning-decks": "Not part of this site's data: nothing here says how often a card is played.",
  "about.sample": "Sample data of our own, not the real thing",
  "about.projects": "Related projects",
  "about.developer": "For developers",
  "about.developer-licence":
    "The program is free software under the MIT licence; the licence does not cover the cards.",
  "about.developer-build":
    "A pipeline turns the official card files into static data and search indexes; the search itself runs in your browser.",
  "about.developer-address":
    "Addresses can be linked to: /crypt?q= and /library?q= take a search as JSON, /cards/ takes a card id, and ?lang= sets the language.",
  "about.thanks": "Acknowledgments",
  "about.thanks-vekn":
    "The VEKN (Vampire: Elder Kindred Network) and its volunteers, who maintain the card files and the rulings.",
  "about.thanks-krcg": "The KRCG project, which packages the card files and hosts the card pictures.",
  "about.thanks-translators":
    "The translators of the cards; the translation files come from the VTES Decks project (copyright Zavierazo, Apache License 2.0).",
  "about.thanks-players": "All players who keep the Eternal Struggle going.",
  "about.donations": "Donations",
  "about.contacts": "Contacts",
  "about.contacts-none": "The operator of this site has named no contact.",
  "about.rights": "Rights",
  "about.rights-fan":
    "Methuselah is unofficial fan work under the terms of the Dark Pack. It is not made, approved or sold by the publisher.",
} satisfies Record<string, Message>;
