import type { openData } from "../en/open-data";
import type { Translated } from "../message-area";

export const messages: Translated<typeof openData> = {
  "open-data.lead":
    "Tout ce que ce site sait des cartes et des archives, en fichiers que chacun peut télécharger.",
  "open-data.version": "Version {version}",
  "open-data.may": "Ce que l’on peut en faire",
  "open-data.may-files":
    "Sites, applications, bots et études peuvent télécharger ces fichiers, aussi depuis une page d’un autre site. Lisez d’abord le manifeste : il nomme chaque fichier d’après son contenu ; un fichier ne change donc jamais et se conserve sans limite.",
  "open-data.may-latest":
    "Les adresses ci-dessous mènent à la version la plus récente de chaque fichier. Pas plus d’une demande par minute.",
  "open-data.may-rights":
    "Les noms et textes des cartes appartiennent à Paradox Interactive AB : affichez sa mention, ne les vendez pas, ne présentez pas votre travail comme officiel. Notre code est libre sous licence MIT.",
  "open-data.may-decks":
    "Les decks vainqueurs sont des rapports de joueurs : conservez leurs noms et le lien de l’événement avec tout texte. Les traductions sont sous licence Apache 2.0.",
  "open-data.may-account":
    "L’API est réservée aux pages de ce site : d’autres sites ne peuvent pas l’appeler au nom d’un visiteur.",
  "open-data.files": "Fichiers",
  "open-data.files-table": "Tableau des fichiers",
  "open-data.file": "Fichier",
  "open-data.series": "{first} à {last} ({count} fichiers)",
  "open-data.records": "Entrées",
  "open-data.size": "Taille",
  "open-data.compressed": "Compressé",
  "open-data.schema": "Schéma",
  "open-data.schema-of": "JSON Schema de {file}",
  "open-data.kilobytes": "{size} Ko",
  "open-data.manifest": "Le manifeste",
  "open-data.sources": "D’où cela vient",
  "open-data.sources-table": "Tableau des sources",
  "open-data.source": "Source",
  "open-data.origin": "Origine",
  "open-data.date": "Date",
  "open-data.licence": "Licence",
  "open-data.absent": "absent de ce site",
  "open-data.sample": "notre propre échantillon",
  "open-data.no-licence": "aucune indiquée",
  "open-data.organizers": "selon l’accord des organisateurs",
  "open-data.kept": "La dernière mise à jour a échoué, les données précédentes restent :",
  "open-data.report": "Rapport de la dernière génération des données",
  "open-data.run-published": "Passage quotidien du {day} : de nouvelles données ont été publiées.",
  "open-data.run-unchanged": "Passage quotidien du {day} : aucune source n’a changé.",
  "open-data.run-refused":
    "Passage quotidien du {day} : les nouvelles données ont été refusées, les précédentes restent.",
  "open-data.run-failed": "Passage quotidien du {day} : il a échoué, les données précédentes restent.",
  "open-data.feeds": "Flux",
  "open-data.feed-changes": "Changements de cartes",
  "open-data.feed-decks": "Decks vainqueurs",
  "open-data.feed-versions": "Versions du site",
  "open-data.api": "API",
  "open-data.api-text": "Ce que répondent les fonctions du site, en documents OpenAPI et en bref.",
  "open-data.api-document": "Document OpenAPI de {name}",
  "open-data.api-answers": "Réponses : {codes}",
  "open-data.failed": "Les données n’ont pas pu être chargées.",
  "open-data.link": "Lien vers « {title} »",
};
