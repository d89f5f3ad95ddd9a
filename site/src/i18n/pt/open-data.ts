import type { openData } from "../en/open-data";
import type { Translated } from "../message-area";

export const messages: Translated<typeof openData> = {
  "open-data.lead":
    "Tudo o que este site sabe sobre cartas, decks vencedores e torneios, em arquivos que qualquer pessoa pode baixar.",
  "open-data.version": "Versão {version}",
  "open-data.may": "O que se pode construir com isto",
  "open-data.may-files":
    "Sites, aplicações, bots e estudos podem baixar estes arquivos, também a partir de uma página de outro site. Leia primeiro o manifesto: nomeia cada arquivo pelo seu conteúdo, por isso um arquivo nunca muda e pode ser guardado para sempre.",
  "open-data.may-latest":
    "Os endereços abaixo levam à versão mais recente de cada arquivo. Não peça mais de uma vez por minuto.",
  "open-data.may-rights":
    "Os nomes e textos das cartas pertencem à Paradox Interactive AB: mostre o seu aviso, não os venda e não apresente o seu trabalho como oficial. O nosso código é livre sob a licença MIT.",
  "open-data.may-decks":
    "Os decks vencedores são relatórios de jogadores: mantenha os nomes e o link do evento com qualquer texto. As traduções estão sob a licença Apache 2.0.",
  "open-data.may-account":
    "A API pertence às páginas deste site: outros sites não podem chamá-la em nome de um visitante.",
  "open-data.files": "Arquivos",
  "open-data.files-table": "Tabela de arquivos",
  "open-data.file": "Arquivo",
  "open-data.series": "{first} a {last} ({count} arquivos)",
  "open-data.records": "Registros",
  "open-data.size": "Tamanho",
  "open-data.compressed": "Comprimido",
  "open-data.schema": "Esquema",
  "open-data.schema-of": "JSON Schema de {file}",
  "open-data.kilobytes": "{size} KB",
  "open-data.manifest": "O manifesto",
  "open-data.sources": "De onde vem",
  "open-data.sources-table": "Tabela de fontes",
  "open-data.source": "Fonte",
  "open-data.origin": "Origem",
  "open-data.date": "Data",
  "open-data.licence": "Licença",
  "open-data.absent": "não está neste site",
  "open-data.sample": "amostra nossa",
  "open-data.no-licence": "nenhuma indicada",
  "open-data.organizers": "conforme acordado com os organizadores",
  "open-data.kept": "A última atualização falhou, e os dados anteriores foram mantidos:",
  "open-data.report": "Relatório da última geração dos dados",
  "open-data.run-published": "Execução diária de {day}: novos dados foram publicados.",
  "open-data.run-unchanged": "Execução diária de {day}: nenhuma fonte mudou.",
  "open-data.run-refused":
    "Execução diária de {day}: os dados novos foram recusados, e os últimos permanecem.",
  "open-data.run-failed": "Execução diária de {day}: falhou, e os últimos dados permanecem.",
  "open-data.feeds": "Feeds",
  "open-data.feed-changes": "Alterações de cartas",
  "open-data.feed-decks": "Decks vencedores",
  "open-data.feed-versions": "Versões do site",
  "open-data.api": "API",
  "open-data.api-text": "O que respondem as funções do site, em documentos OpenAPI e em resumo.",
  "open-data.api-document": "Documento OpenAPI de {name}",
  "open-data.api-answers": "Respostas: {codes}",
  "open-data.failed": "Não foi possível carregar os dados.",
  "open-data.link": "Link para “{title}”",
};
