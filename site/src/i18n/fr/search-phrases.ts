import type { searchPhrases } from "../en/search-phrases";
import type { Translated } from "../message-area";

export const messages: Translated<typeof searchPhrases> = {
  "problem.not-json": "La recherche dans l’URL ({path}) n’est pas du JSON valide : {value}",
  "problem.unknown-key": "{path} : filtre inconnu",
  "problem.unknown-value": "{path} : valeur inconnue « {value} »",
  "problem.bad-shape": "{path} : « {value} » n’a pas le bon format",
  "problem.bad-regex": "{path} : « {value} » n’est pas une expression rationnelle valide et ne trouve rien",
  "problem.slow-regex":
    "{path} : le motif « {value} » prend trop de temps et a été arrêté. Évitez les répétitions dans des répétitions",
  "problem.not-available": "{path} : les données des cartes chargées n’ont pas « {value} »",
  "phrase.also": "{value}",
  "phrase.clan.or": "{value}",
  "phrase.clan.and": "aussi {value}",
  "phrase.clan.not": "pas {value}",
  "phrase.clan.no-path.or": "sans voie",
  "phrase.clan.no-path.and": "et sans voie",
  "phrase.clan.no-path.not": "avec une voie",
  "phrase.clan.not-required.or": "ni clan ni voie",
  "phrase.clan.not-required.and": "et ni clan ni voie",
  "phrase.clan.not-required.not": "un clan ou une voie",
  "phrase.sect.or": "secte {value}",
  "phrase.sect.and": "aussi secte {value}",
  "phrase.sect.not": "secte autre que {value}",
};
