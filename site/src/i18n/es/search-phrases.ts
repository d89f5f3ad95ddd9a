import type { searchPhrases } from "../en/search-phrases";
import type { Translated } from "../message-area";

export const messages: Translated<typeof searchPhrases> = {
  "problem.not-json": "La búsqueda de la URL ({path}) no es JSON válido: {value}",
  "problem.unknown-key": "{path}: filtro desconocido",
  "problem.unknown-value": "{path}: valor desconocido «{value}»",
  "problem.bad-shape": "{path}: «{value}» no tiene el formato correcto",
  "problem.bad-regex": "{path}: «{value}» no es una expresión regular válida y no encuentra nada",
  "problem.slow-regex":
    "{path}: el patrón «{value}» tarda demasiado y se ha detenido. Evita las repeticiones dentro de repeticiones",
  "problem.not-available": "{path}: los datos de cartas cargados no tienen «{value}»",
  "phrase.also": "{value}",
  "phrase.clan.or": "{value}",
  "phrase.clan.and": "también {value}",
  "phrase.clan.not": "no {value}",
  "phrase.clan.no-path.or": "sin senda",
  "phrase.clan.no-path.and": "además sin senda",
  "phrase.clan.no-path.not": "con alguna senda",
  "phrase.clan.not-required.or": "ni clan ni senda",
  "phrase.clan.not-required.and": "además ni clan ni senda",
  "phrase.clan.not-required.not": "con clan o senda",
  "phrase.sect.or": "secta {value}",
  "phrase.sect.and": "también secta {value}",
  "phrase.sect.not": "secta distinta de {value}",
};
