import type { searchPhrases } from "../en/search-phrases";
import type { Translated } from "../message-area";

export const messages: Translated<typeof searchPhrases> = {
  "problem.not-json": "A busca na URL ({path}) não é JSON válido: {value}",
  "problem.unknown-key": "{path}: filtro desconhecido",
  "problem.unknown-value": "{path}: valor desconhecido “{value}”",
  "problem.bad-shape": "{path}: “{value}” não tem o formato correto",
  "problem.bad-regex": "{path}: “{value}” não é uma expressão regular válida e não encontra nada",
  "problem.slow-regex":
    "{path}: o padrão “{value}” demora demais e foi interrompido. Evite repetições dentro de repetições",
  "problem.not-available": "{path}: os dados de cartas carregados não têm “{value}”",
  "phrase.also": "{value}",
  "phrase.clan.or": "{value}",
  "phrase.clan.and": "também {value}",
  "phrase.clan.not": "não {value}",
  "phrase.clan.no-path.or": "sem trilha",
  "phrase.clan.no-path.and": "também sem trilha",
  "phrase.clan.no-path.not": "com alguma trilha",
  "phrase.clan.not-required.or": "nem clã nem trilha",
  "phrase.clan.not-required.and": "também nem clã nem trilha",
  "phrase.clan.not-required.not": "com clã ou trilha",
  "phrase.sect.or": "seita {value}",
  "phrase.sect.and": "também seita {value}",
  "phrase.sect.not": "seita diferente de {value}",
};
