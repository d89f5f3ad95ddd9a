import type { about as english } from "../en/about";
import type { Message } from "../message";

export const about: Record<keyof typeof english, Message> = {
  "about.lead":
    "Todas as cartas de Vampire: The Eternal Struggle, com busca tão rápida quanto você digita. Grátis, sem conta e, depois da primeira visita, também sem conexão.",
  "about.quick": "Links rápidos",
  "about.quick-decks": "Monte, guarde e compartilhe decks; leia todos os pré-construídos",
  "about.quick-crypt": "Busque vampiros e imbuídos por disciplina, clã, capacidade, título e texto",
  "about.quick-library": "Busque as demais cartas por tipo, requisito, custo e texto",
  "about.quick-cards": "Encontre uma carta pelo nome ou sorteie uma",
  "about.changes": "Últimas mudanças",
  "about.all-changes": "Todas as alterações",
  "about.version": "Versão {version}",
  "about.changes-failed": "Não foi possível carregar as últimas mudanças.",
  "about.trouble": "Quando algo não funciona",
  "about.trouble-reload": "Recarregue a página. Isso busca a versão mais nova do site e das cartas.",
  "about.trouble-reinstall":
    "Instalado como aplicativo no celular: remova-o e instale-o de novo pelo menu do navegador.",
  "about.trouble-browsers":
    "Os navegadores mais antigos que funcionam são Chrome 117, Firefox 119 e Safari 17.4.",
  "about.data": "Dados das cartas",
  "about.data-version": "Versão {version}",
  "about.data-counts": "{crypt} cartas de cripta e {library} cartas de biblioteca",
  "about.data-failed": "Não foi possível carregar a descrição dos dados.",
  "about.data-cards": "Cartas e coleções",
  "about.data-rulings": "Esclarecimentos de regras",
  "about.data-translations": "Traduções",
  "about.data-third-party-ids": "Identificadores de cartas de outros sites de decks",
  "about.data-winning-decks": "Decks vencedores de torneios",
  "about.data-tournaments": "Torneios",
  "about.from-cards": "Os arquivos oficiais de cartas",
  "about.from-rulings": "Publicados pela equipe de regras",
  "about.from-translations": "As traduções oficiais",
  "about.from-third-party-ids": "Publicados por esses sites",
  "about.from-winning-decks": "O arquivo público de decks vencedores",
  "about.from-tournaments": "Entregues pelos organizadores",
  "about.absent": "Não faz parte dos dados deste site.",
  "about.absent-translations": "Não fazem parte dos dados deste site: todas as cartas aparecem em inglês.",
  "about.absent-winning-decks":
    "Não fazem parte dos dados deste site: nada aqui diz o quanto uma carta é jogada.",
  "about.sample": "Dados de amostra nossos, não os reais",
  "about.projects": "Projetos relacionados",
  "about.developer": "Para desenvolvedores",
  "about.developer-licence":
    "O programa é software livre sob a licença MIT; a licença não abrange as cartas.",
  "about.developer-build":
    "Um processo transforma os arquivos oficiais das cartas em dados estáticos e índices de busca; a busca em si roda no seu navegador.",
  "about.developer-address":
    "Os endereços podem ser usados em links: /crypt?q= e /library?q= aceitam uma busca em JSON, /cards/ aceita o identificador de uma carta e ?lang= define o idioma.",
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
  "about.contacts-none": "Quem opera este site não indicou nenhum contato.",
  "about.rights": "Direitos",
  "about.rights-fan":
    "Methuselah é um trabalho não oficial de fãs, segundo os termos do Dark Pack. Não foi feito, aprovado nem vendido pela editora.",
};
