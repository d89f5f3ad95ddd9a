import type { documentation } from "../en/documentation";
import type { Translated } from "../message-area";

export const messages: Translated<typeof documentation> = {
  "documentation.lead": "Como usar o Methuselah. Cada título é um link que você pode compartilhar.",
  "documentation.contents": "Conteúdo",
  "documentation.try": "Exemplos para experimentar",
  "documentation.search": "Procurar cartas",
  "documentation.search-form":
    "A cripta e a biblioteca têm cada uma a sua página. Os resultados mudam a cada tecla e a cada clique; não há botão para apertar. O que procura aparece como etiquetas acima dos resultados: retire uma para ampliar a busca.",
  "documentation.search-url": "O endereço da página contém toda a busca: salve-o ou envie-o a um amigo.",
  "documentation.search-name":
    "Um nome encontra a carta com ou sem acentos e artigos, em inglês e no idioma das suas cartas.",
  "documentation.search-text":
    "Em uma busca de texto, as aspas limitam o resultado a palavras inteiras; aspas de um só lado limitam esse lado. Todas as características escolhidas são exigidas, mas basta um dos títulos ou grupos.",
  "documentation.example-crypt": "Vampiros com Dominação e capacidade 5 ou menos",
  "documentation.example-library": "Reações que requerem Dominação",
  "documentation.example-pattern": "Cartas que dão +2 ou +3 de furtividade",
  "documentation.logic": "E, ou, não",
  "documentation.logic-text":
    "Os filtros com vários valores têm um botão ao lado. Clique para escolher como se combinam:",
  "documentation.logic-or": "basta um deles",
  "documentation.logic-and": "são precisos todos",
  "documentation.logic-not": "nenhum deles",
  "documentation.logic-only": "estes e mais nenhum",
  "documentation.logic-button": "Lógica do exemplo: clique para mudá-la",
  "documentation.patterns": "Padrões",
  "documentation.patterns-text":
    "Com RegEx ligado, uma linha de texto aceita uma expressão regular sem distinguir maiúsculas: um ponto é qualquer caractere, [23] é 2 ou 3, \\b o limite de uma palavra e | significa ou. Um padrão errado é sinalizado e não encontra nada.",
  "documentation.card": "Ler uma carta",
  "documentation.card-text":
    "Uma carta mostra a sua imagem, ou uma carta de texto desenhada com os seus dados. Os quadrados são disciplinas inferiores e os losangos superiores. O histórico de uma carta lista impressões, esclarecimentos e alterações de texto; um ponto na carta de texto indica que a imagem mostra um texto anterior.",
  "documentation.decks": "Decks",
  "documentation.decks-text":
    "Com uma conta, os decks são salvos a cada clique e tudo pode ser desfeito passo a passo. Adicione cartas com + num resultado, no próprio deck ou com a busca rápida. Importe um deck de qualquer formato de texto comum; exporte-o para texto, planilha, imagens de proxies ou link.",
  "documentation.decks-draw":
    "O simulador de compra distribui mãos quantas vezes você quiser; cada carta mostra a chance de estar na mão inicial.",
  "documentation.decks-share":
    "Um link para um deck o mostra como está agora; um instantâneo nunca muda; um deck na URL não fica salvo em lugar nenhum. Quem abrir o seu deck pode propor alterações, que você aceita uma a uma.",
  "documentation.revisions": "Revisões",
  "documentation.revisions-text":
    "Uma revisão é outro estado do mesmo deck, por exemplo uma versão para uma coleção menor. Todas compartilham nome e autor; a última editada representa o deck nas listas. Compare duas para ver o que difere, carta a carta.",
  "documentation.changes": "Alterações de cartas",
  "documentation.changes-text":
    "“Alterações de cartas” lista por dia cartas novas, impressões, textos, esclarecimentos e banimentos. Um deck diz quais das suas cartas mudaram desde que o viu; “Visto” dá isso por lido.",
  "documentation.archives": "Arquivos",
  "documentation.archives-text":
    "TWD reúne decks que venceram torneios, TDA todos os decks de um torneio e PDA os decks que os jogadores tornaram públicos. Procure por carta, clã, lugar, jogador, ano e tamanho; “Semelhantes” parte de um dos seus decks.",
  "documentation.archives-fields":
    "Os decks de TWD e TDA também são encontrados por vampiro estrela, clã e seita principais, capacidade média e disciplinas da biblioteca. Antes de enviar um deck vencedor, “Verificar um relatório” compara o texto com as regras e com o torneio.",
  "documentation.archives-public":
    "Os decks de PDA são cópias que seus donos publicaram: qualquer pessoa pode encontrá-los, vê-los e cloná-los. A cópia só muda quando o dono a sincroniza; ele pode removê-la a qualquer momento, e publicá-la de novo cria outra entrada.",
  "documentation.archives-tournament":
    "Para analisar um torneio, envie a planilha do Archon e as listas de decks no formato dos decks vencedores, cada uma com o número VEKN do seu jogador.",
  "documentation.inventory": "Inventário",
  "documentation.inventory-text":
    "Indique quantas cópias tem, ou adicione pré-construídos e decks inteiros. No modo de inventário, os decks mostram o que falta. Um deck virtual não usa nada, um flexível compartilha cartas com outros e um fixo fica com as suas.",
  "documentation.playtest": "Testes",
  "documentation.playtest-text":
    "Quem testa cartas vê-as depois de entrar, escreve relatórios e constrói decks com elas. Mais ninguém vê essas cartas, nem em decks compartilhados.",
  "documentation.seating": "Mesas",
  "documentation.seating-text":
    "Informe os jogadores e obtenha mesas de quatro e cinco. Num torneio, as rodadas seguem os nove critérios da VEKN; resultados, classificação e relógio ficam no seu dispositivo, e um link compartilha-os sem servidor.",
  "documentation.offline": "Sem conexão",
  "documentation.offline-text":
    "Depois da primeira visita, a busca, as cartas e os seus decks funcionam sem rede, e os arquivos também com “Manter arquivos de decks sem conexão”. As alterações esperam no dispositivo e são enviadas quando a conexão volta. “Instalar como aplicativo” dá ao site uma janela e um ícone próprios.",
  "documentation.keys": "Teclas",
  "documentation.keys-text":
    "Os atalhos de uma só tecla podem ser desligados em “Atalhos de teclado”, dentro de “Idioma e aparência”.",
  "documentation.link": "Link para “{title}”",
};
