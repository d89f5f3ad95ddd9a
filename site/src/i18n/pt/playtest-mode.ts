import type { playtestMode } from "../en/playtest-mode";
import type { Translated } from "../message-area";

export const messages: Translated<typeof playtestMode> = {
  "playtest-mode.name": "Modo de testes",
  "playtest-mode.hint": "As cartas da rodada atual aparecem nas buscas e nos decks",
  "playtest-mode.turn-on": "Ativar o modo de testes",
  "playtest-mode.remove": "Remover as cartas de teste",
  "playtest-mode.owner":
    "Só participantes dos testes podem ver estas cartas. As outras cartas do seu deck aparecem quando elas forem removidas.",
  "playtest-mode.no-url":
    "Um deck com cartas de teste não é escrito em uma URL: qualquer pessoa poderia ler ali as cartas.",
  "playtest-mode.released": {
    one: "O que foi feito de {count} carta de teste",
    other: "O que foi feito de {count} cartas de teste",
  },
  "playtest-mode.became": "{day}: a carta de teste {card} ({copies}×) foi lançada como {name}.",
  "playtest-mode.gone": "{day}: a carta de teste {card} ({copies}×) foi retirada porque não foi lançada.",
};
