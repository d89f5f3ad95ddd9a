import type { about as english } from "../en/about";
import type { Message } from "../message";

export const about: Record<keyof typeof english, Message> = {
  "about.lead":
    "Toutes les cartes de Vampire: The Eternal Struggle, cherchées aussi vite que vous tapez. Gratuit, sans compte et, après la première visite, même sans connexion.",
  "about.quick": "Liens rapides",
  "about.quick-decks": "Construire, garder et partager des decks ; lire tous les préconstruits",
  "about.quick-crypt": "Chercher vampires et imprégnés par discipline, clan, capacité, titre et texte",
  "about.quick-library": "Chercher les autres cartes par type, prérequis, coût et texte",
  "about.quick-cards": "Trouver une carte par son nom, ou en tirer une au hasard",
  "about.changes": "Derniers changements",
  "about.all-changes": "Toutes les modifications",
  "about.version": "Version {version}",
  "about.changes-failed": "Les derniers changements n’ont pas pu être chargés.",
  "about.trouble": "Si quelque chose ne fonctionne pas",
  "about.trouble-reload":
    "Rechargez la page : la version la plus récente du site et des cartes est alors récupérée.",
  "about.trouble-reinstall":
    "Installé comme application sur un téléphone : supprimez-la et réinstallez-la depuis le menu du navigateur.",
  "about.trouble-browsers":
    "Les navigateurs les plus anciens pris en charge sont Chrome 117, Firefox 119 et Safari 17.4.",
  "about.data": "Données des cartes",
  "about.data-version": "Version {version}",
  "about.data-counts": "{crypt} cartes de crypte et {library} cartes de bibliothèque",
  "about.data-failed": "La description des données n’a pas pu être chargée.",
  "about.data-cards": "Cartes et extensions",
  "about.data-rulings": "Points de règles",
  "about.data-translations": "Traductions",
  "about.data-third-party-ids": "Identifiants de cartes d’autres sites de decks",
  "about.data-winning-decks": "Decks vainqueurs de tournois",
  "about.data-tournaments": "Tournois",
  "about.from-cards": "Les fichiers officiels des cartes",
  "about.from-rulings": "Publiés par l’équipe des règles",
  "about.from-translations": "Les traductions officielles",
  "about.from-third-party-ids": "Publiés par ces sites",
  "about.from-winning-decks": "L’archive publique des decks vainqueurs",
  "about.from-tournaments": "Remis par les organisateurs",
  "about.absent": "Ne fait pas partie des données de ce site.",
  "about.absent-translations":
    "Ne font pas partie des données de ce site : toutes les cartes s’affichent en anglais.",
  "about.absent-winning-decks":
    "Ne font pas partie des données de ce site : rien n’y dit combien une carte est jouée.",
  "about.sample": "Données d’exemple de notre cru, pas les vraies",
  "about.projects": "Projets apparentés",
  "about.developer": "Pour les développeurs",
  "about.developer-licence":
    "Le programme est un logiciel libre sous licence MIT ; la licence ne couvre pas les cartes.",
  "about.developer-build":
    "Une chaîne de traitement transforme les fichiers officiels des cartes en données statiques et en index ; la recherche elle-même s’exécute dans votre navigateur.",
  "about.developer-address":
    "Les adresses peuvent servir de liens : /crypt?q= et /library?q= acceptent une recherche en JSON, /cards/ accepte l’identifiant d’une carte et ?lang= fixe la langue.",
  "about.thanks": "Remerciements",
  "about.thanks-vekn":
    "La VEKN (Vampire: Elder Kindred Network) et ses bénévoles, qui entretiennent les fichiers des cartes et les points de règles.",
  "about.thanks-krcg": "Le projet KRCG, qui met en paquet les fichiers des cartes et héberge leurs images.",
  "about.thanks-translators":
    "Les traducteurs des cartes ; les fichiers de traduction viennent du projet VTES Decks (copyright Zavierazo, licence Apache 2.0).",
  "about.thanks-players": "Tous les joueurs qui font vivre la Lutte Éternelle.",
  "about.donations": "Dons",
  "about.contacts": "Contacts",
  "about.contacts-none": "L’exploitant de ce site n’a indiqué aucun contact.",
  "about.rights": "Droits",
  "about.rights-fan":
    "Methuselah est une création de fans non officielle, selon les conditions du Dark Pack. L’éditeur ne l’a ni réalisée, ni approuvée, ni vendue.",
};
