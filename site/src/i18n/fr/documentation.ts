import type { documentation } from "../en/documentation";
import type { Translated } from "../message-area";

export const messages: Translated<typeof documentation> = {
  "documentation.lead": "Comment utiliser Methuselah. Chaque titre est un lien que vous pouvez partager.",
  "documentation.contents": "Sommaire",
  "documentation.try": "Exemples à essayer",
  "documentation.search": "Chercher des cartes",
  "documentation.search-form":
    "La crypte et la bibliothèque ont chacune leur page. Les résultats changent à chaque touche et à chaque clic ; aucun bouton n’est nécessaire. Vos critères s’affichent au-dessus des résultats : retirez-en un pour élargir la recherche.",
  "documentation.search-url":
    "L’adresse de la page contient toute la recherche : enregistrez-la ou envoyez-la à un ami.",
  "documentation.search-name":
    "Un nom trouve la carte avec ou sans accents et articles, en anglais et dans la langue de vos cartes.",
  "documentation.search-text":
    "Dans une recherche de texte, les guillemets limitent le résultat aux mots entiers ; un guillemet d’un seul côté limite ce côté. Tous les traits choisis sont exigés, mais un seul des titres ou des groupes suffit.",
  "documentation.example-crypt": "Vampires avec Domination et capacité 5 ou moins",
  "documentation.example-library": "Réactions qui requièrent Domination",
  "documentation.example-pattern": "Cartes qui donnent +2 ou +3 en discrétion",
  "documentation.logic": "Et, ou, sauf",
  "documentation.logic-text":
    "Les filtres à plusieurs valeurs ont un bouton à côté. Cliquez pour choisir comment elles se combinent :",
  "documentation.logic-or": "une seule suffit",
  "documentation.logic-and": "toutes sont nécessaires",
  "documentation.logic-not": "aucune d’elles",
  "documentation.logic-only": "celles-ci et aucune autre",
  "documentation.logic-button": "Logique de l’exemple : cliquez pour la changer",
  "documentation.patterns": "Motifs",
  "documentation.patterns-text":
    "Avec RegEx activé, une ligne de texte accepte une expression régulière sans tenir compte de la casse : un point remplace tout caractère, [23] vaut 2 ou 3, \\b le bord d’un mot et | signifie ou. Un motif erroné est signalé et ne trouve rien.",
  "documentation.card": "Lire une carte",
  "documentation.card-text":
    "Une carte montre son image, ou une carte de texte dessinée d’après ses données. Les carrés sont les disciplines inférieures, les losanges les supérieures. L’historique d’une carte liste ses impressions, ses points de règles et ses changements de texte ; un point sur la carte de texte indique que l’image montre un texte plus ancien.",
  "documentation.decks": "Decks",
  "documentation.decks-text":
    "Avec un compte, les decks sont enregistrés à chaque clic et tout s’annule pas à pas. Ajoutez des cartes avec + dans un résultat, dans le deck ou par la recherche rapide. Importez un deck de tout format de texte courant ; exportez-le en texte, tableur, images de proxies ou lien.",
  "documentation.decks-draw":
    "Le simulateur de pioche distribue des mains à volonté ; chaque carte indique sa probabilité d’être dans la main de départ.",
  "documentation.decks-share":
    "Un lien vers un deck le montre tel qu’il est ; un instantané ne change jamais ; un deck dans l’URL n’est stocké nulle part. Qui ouvre votre deck peut proposer des modifications, que vous acceptez une à une.",
  "documentation.revisions": "Révisions",
  "documentation.revisions-text":
    "Une révision est un autre état du même deck, par exemple une version pour une petite collection. Toutes partagent nom et auteur ; la dernière modifiée représente le deck dans les listes. Comparez-en deux pour voir ce qui diffère, carte par carte.",
  "documentation.changes": "Changements de cartes",
  "documentation.changes-text":
    "« Changements de cartes » liste par jour cartes nouvelles, impressions, textes, points de règles et bannissements. Un deck vous dit lesquelles de ses cartes ont changé depuis que vous l’avez vu ; « Vu » le met de côté.",
  "documentation.archives": "Archives",
  "documentation.archives-text":
    "TWD contient les decks vainqueurs de tournois, TDA tous les decks d’un tournoi, PDA les decks rendus publics par les joueurs. Cherchez par carte, clan, lieu, joueur, année et taille ; « Semblables » part d’un de vos decks.",
  "documentation.archives-fields":
    "Les decks de TWD et de TDA se trouvent aussi par vampire vedette, clan et secte principaux, capacité moyenne et disciplines de la bibliothèque. Avant d’envoyer un deck vainqueur, « Vérifier un rapport » compare son texte aux règles et au tournoi.",
  "documentation.archives-public":
    "Les decks de PDA sont des copies publiées par leurs propriétaires : tout le monde peut les trouver, les voir et les cloner. La copie ne change que lorsque son propriétaire la synchronise ; il peut la retirer à tout moment, et la publier de nouveau crée une autre entrée.",
  "documentation.archives-tournament":
    "Pour analyser un tournoi, envoyez son classeur Archon et les listes de decks au format des decks vainqueurs, chacune avec le numéro VEKN de son joueur.",
  "documentation.inventory": "Inventaire",
  "documentation.inventory-text":
    "Indiquez combien d’exemplaires vous possédez, ou ajoutez des préconstruits et decks entiers. En mode inventaire, les decks montrent ce qui manque. Un deck virtuel n’utilise rien, un deck flexible partage ses cartes, un deck fixe garde les siennes.",
  "documentation.playtest": "Playtest",
  "documentation.playtest-text":
    "Les testeurs voient les cartes en test après connexion, rédigent des rapports et construisent des decks avec elles. Personne d’autre ne voit ces cartes, même dans les decks partagés.",
  "documentation.seating": "Placement",
  "documentation.seating-text":
    "Saisissez les joueurs et obtenez des tables de quatre et cinq. Pour un tournoi, les rondes suivent les neuf critères de la VEKN ; résultats, classement et horloge restent sur votre appareil, et un lien les partage sans serveur.",
  "documentation.offline": "Hors ligne",
  "documentation.offline-text":
    "Après votre première visite, recherche, cartes et decks fonctionnent sans réseau, et les archives aussi avec « Garder les archives hors ligne ». Les modifications attendent sur votre appareil et partent au retour du réseau. « Installer comme application » donne au site sa fenêtre et son icône.",
  "documentation.keys": "Touches",
  "documentation.keys-text":
    "Les raccourcis d’une seule touche peuvent être désactivés sous « Raccourcis clavier » dans « Langue et affichage ».",
  "documentation.link": "Lien vers « {title} »",
};
