import { messageArea } from "../message-area";

/** The About page. */
export const about = messageArea("about", {
  "about.card-changes": "New cards and printings, wordings, rulings and bans by day",
  "about.documentation": "How to search, build decks and everything else",
  "about.changes": "Latest changes",
  "about.all-changes": "All changes",
  "about.version": "Version {version}",
  "about.changes-failed": "The latest changes could not be loaded.",
  "about.trouble": "Troubleshooting",
  "about.trouble-reload": "Reload the page to get the latest version of the site and the cards.",
  "about.trouble-reinstall":
    "If you installed the app on a phone, remove it and install it again from the browser menu.",
  "about.trouble-browsers": "The oldest supported browsers are Chrome 117, Firefox 119 and Safari 17.4.",
  "about.data": "Card data",
  "about.data-version": "Version {version}",
  "about.data-counts": "{crypt} crypt cards and {library} library cards",
  "about.data-failed": "The card data details could not be loaded.",
  "about.data-cards": "Cards and sets",
  "about.data-rulings": "Rulings",
  "about.data-translations": "Translations",
  "about.data-third-party-ids": "Card IDs of other deck sites",
  "about.data-winning-decks": "Tournament-winning decks",
  "about.data-tournaments": "Tournaments",
  "about.data-icons": "Icons of disciplines, clans and types",
  "about.from-cards": "The official card files",
  "about.from-rulings": "Published by the rules team",
  "about.from-translations": "The official translations",
  "about.from-third-party-ids": "Published by those sites",
  "about.from-winning-decks": "The public archive of winning decks",
  "about.from-tournaments": "Submitted by organizers",
  "about.from-icons": "The community's image host",
  "about.absent": "Not included on this site.",
  "about.absent-translations": "Not included on this site: all cards are shown in English.",
  "about.absent-winning-decks": "Not included on this site: there are no play statistics.",
  "about.sample": "Our own sample data, not a real archive",
  "about.projects": "Related projects",
  "about.developer": "For developers",
  "about.developer-licence":
    "The program is free software under the MIT license, which does not cover the cards.",
  "about.developer-build":
    "A pipeline turns the official card files into static data and search indexes; the search itself runs in your browser.",
  "about.developer-address":
    "You can link to searches and cards: /crypt?q= and /library?q= take a search as JSON, /cards/ takes a card ID, and ?lang= sets the language.",
  "about.thanks": "Acknowledgments",
  "about.thanks-vekn":
    "The VEKN (Vampire: Elder Kindred Network) and its volunteers, who maintain the card files and the rulings.",
  "about.thanks-krcg": "The KRCG project, which packages the card files and hosts the card images.",
  "about.thanks-translators":
    "The translators of the cards; the translation files come from the VTES Decks project (copyright Zavierazo, Apache License 2.0).",
  "about.thanks-players": "All players who keep the Eternal Struggle going.",
  "about.donations": "Donations",
  "about.contacts": "Contacts",
  "about.contacts-none": "The operator of this site gives no contact.",
  "about.rights": "Rights",
  "about.rights-fan":
    "Methuselah is an unofficial fan project under the terms of the Dark Pack. It is not made, approved or sold by the publisher.",
});
