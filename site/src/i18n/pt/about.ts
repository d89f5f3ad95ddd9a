import type { about } from "../en/about";
import type { Translated } from "../message-area";

export const messages: Translated<typeof about> = {
  "about.card-changes": "Cartas e impressões novas, textos, esclarecimentos e banimentos por dia",
  "about.documentation": "Como procurar, construir decks e tudo o resto",
  "about.changes": "Últimas alterações",
  "about.all-changes": "Todas as alterações",
  "about.version": "Versão {version}",
  "about.changes-failed": "Não foi possível carregar as últimas alterações.",
  "about.trouble": "Solução de problemas",
  "about.trouble-reload": "Recarregue a página para obter a versão mais nova do site e das cartas.",
  "about.trouble-reinstall":
    "Se você instalou o aplicativo no celular, remova-o e instale-o de novo pelo menu do navegador.",
  "about.trouble-browsers":
    "Os navegadores mais antigos compatíveis são Chrome 117, Firefox 119 e Safari 17.4.",
  "about.data": "Dados das cartas",
  "about.data-version": "Versão {version}",
  "about.data-counts": "{crypt} cartas de cripta e {library} cartas de biblioteca",
  "about.data-failed": "Não foi possível carregar os detalhes dos dados das cartas.",
  "about.data-cards": "Cartas e coleções",
  "about.data-rulings": "Esclarecimentos de regras",
  "about.data-translations": "Traduções",
  "about.data-third-party-ids": "IDs de cartas de outros sites de decks",
  "about.data-winning-decks": "Decks vencedores de torneios",
  "about.data-tournaments": "Torneios",
  "about.data-icons": "Ícones de disciplinas, clãs e tipos",
  "about.from-cards": "Os arquivos oficiais de cartas",
  "about.from-rulings": "Publicados pela equipe de regras",
  "about.from-translations": "As traduções oficiais",
  "about.from-third-party-ids": "Publicados por esses sites",
  "about.from-winning-decks": "O arquivo público de decks vencedores",
  "about.from-tournaments": "Enviados pelos organizadores",
  "about.from-icons": "O servidor de imagens da comunidade",
  "about.absent": "Não incluído neste site.",
  "about.absent-translations": "Não incluídas neste site: todas as cartas aparecem em inglês.",
  "about.absent-winning-decks": "Não incluídos neste site: não há estatísticas de jogo.",
  "about.sample": "Nossos próprios dados de exemplo, não um arquivo real",
  "about.projects": "Projetos relacionados",
  "about.developer": "Para desenvolvedores",
  "about.developer-licence": "O programa é software livre sob a licença MIT, que não abrange as cartas.",
  "about.developer-build":
    "Um processo transforma os arquivos oficiais das cartas em dados estáticos e índices de busca; a busca em si roda no seu navegador.",
  "about.developer-address":
    "Você pode criar links para buscas e cartas: /crypt?q= e /library?q= aceitam uma busca em JSON, /cards/ aceita o ID de uma carta e ?lang= define o idioma.",
  "about.thanks": "Agradecimentos",
  "about.thanks-vekn":
    "À VEKN (Vampire: Elder Kindred Network) e a seus voluntários, que mantêm os arquivos das cartas e os esclarecimentos.",
  "about.thanks-krcg":
    "Ao projeto KRCG, que empacota os arquivos das cartas e hospeda as imagens das cartas.",
  "about.thanks-translators":
    "A quem traduziu as cartas; os arquivos de tradução vêm do projeto VTES Decks (copyright Zavierazo, licença Apache 2.0).",
  "about.thanks-players": "A todos os jogadores que mantêm viva a Luta Eterna.",
  "about.donations": "Doações",
  "about.contacts": "Contatos",
  "about.contacts-none": "O operador deste site não indica nenhum contato.",
  "about.rights": "Direitos",
  "about.rights-fan":
    "Methuselah é um projeto não oficial de fãs, segundo os termos do Dark Pack. Não foi feito, aprovado nem vendido pela editora.",
};
