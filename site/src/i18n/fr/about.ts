import type { about } from "../en/about";
import type { Translated } from "../message-area";

export const messages: Translated<typeof about> = {
  "about.card-changes": "Cartes et impressions nouvelles, textes, points de règles et bannissements par jour",
  "about.documentation": "Comment chercher, construire des decks et tout le reste",
  "about.changes": "Derniers changements",
  "about.all-changes": "Toutes les modifications",
  "about.version": "Version {version}",
  "about.changes-failed": "Les derniers changements n’ont pas pu être chargés.",
  "about.trouble": "Dépannage",
  "about.trouble-reload": "Rechargez la page pour obtenir la dernière version du site et des cartes.",
  "about.trouble-reinstall":
    "Si vous avez installé l’application sur un téléphone, supprimez-la et réinstallez-la depuis le menu du navigateur.",
  "about.trouble-browsers":
    "Les navigateurs les plus anciens pris en charge sont Chrome 117, Firefox 119 et Safari 17.4.",
  "about.data": "Données des cartes",
  "about.data-version": "Version {version}",
  "about.data-counts": "{crypt} cartes de crypte et {library} cartes de bibliothèque",
  "about.data-failed": "Les détails des données des cartes n’ont pas pu être chargés.",
  "about.data-cards": "Cartes et extensions",
  "about.data-rulings": "Points de règles",
  "about.data-translations": "Traductions",
  "about.data-third-party-ids": "Identifiants de cartes d’autres sites de decks",
  "about.data-winning-decks": "Decks vainqueurs de tournois",
  "about.data-tournaments": "Tournois",
  "about.data-icons": "Icônes des disciplines, clans et types",
  "about.from-cards": "Les fichiers officiels des cartes",
  "about.from-rulings": "Publiés par l’équipe des règles",
  "about.from-translations": "Les traductions officielles",
  "about.from-third-party-ids": "Publiés par ces sites",
  "about.from-winning-decks": "L’archive publique des decks vainqueurs",
  "about.from-tournaments": "Envoyés par les organisateurs",
  "about.from-icons": "Le serveur d’images de la communauté",
  "about.absent": "Non inclus sur ce site.",
  "about.absent-translations": "Non incluses sur ce site : toutes les cartes s’affichent en anglais.",
  "about.absent-winning-decks": "Non inclus sur ce site : il n’y a pas de statistiques de jeu.",
  "about.sample": "Nos propres données d’exemple, pas une vraie archive",
  "about.projects": "Projets apparentés",
  "about.developer": "Pour les développeurs",
  "about.developer-licence":
    "Le programme est un logiciel libre sous licence MIT, qui ne couvre pas les cartes.",
  "about.developer-build":
    "Une chaîne de traitement transforme les fichiers officiels des cartes en données statiques et en index de recherche ; la recherche elle-même s’exécute dans votre navigateur.",
  "about.developer-address":
    "Vous pouvez créer des liens vers les recherches et les cartes : /crypt?q= et /library?q= acceptent une recherche en JSON, /cards/ l’identifiant d’une carte, et ?lang= fixe la langue.",
  "about.thanks": "Remerciements",
  "about.thanks-vekn":
    "La VEKN (Vampire: Elder Kindred Network) et ses bénévoles, qui entretiennent les fichiers des cartes et les points de règles.",
  "about.thanks-krcg": "Le projet KRCG, qui met en paquet les fichiers des cartes et héberge leurs images.",
  "about.thanks-translators":
    "Les traducteurs des cartes ; les fichiers de traduction viennent du projet VTES Decks (copyright Zavierazo, licence Apache 2.0).",
  "about.thanks-players": "Tous les joueurs qui font vivre la Lutte Éternelle.",
  "about.donations": "Dons",
  "about.contacts": "Contacts",
  "about.contacts-none": "L’exploitant de ce site n’indique aucun contact.",
  "about.rights": "Droits",
  "about.rights-fan":
    "Methuselah est un projet de fans non officiel, selon les conditions du Dark Pack. L’éditeur ne l’a ni réalisé, ni approuvé, ni vendu.",
};
