import type { deckPublic as english } from "../en/deck-public";
import type { Message } from "../message";

export const deckPublic: Record<keyof typeof english, Message> = {
  "deck-public.make": "Tornar público",
  "deck-public.sync": "Sincronizar o deck público",
  "deck-public.remove": "Retirar dos públicos",
  "deck-public.to-copy": "Ir para o deck público",
  "deck-public.to-main": "Ir para o deck principal",
  "deck-public.make-title": "Tornar “{name}” público?",
  "deck-public.make-text":
    "Todos poderão encontrar, ler e clonar uma cópia. O deck continua seu para editar; a cópia só o segue quando você a sincroniza.",
  "deck-public.size": "Um deck público deve ter 12-35 cartas de cripta e 60-90 de biblioteca",
  "deck-public.playtest": "Um deck público não pode ter cartas de teste",
  "deck-public.made": "O deck é público",
  "deck-public.sync-title": "Sincronizar a cópia pública de “{name}”?",
  "deck-public.sync-text": "Isto é o que muda para todos:",
  "deck-public.sync-none": "A cópia pública está em dia.",
  "deck-public.sync-name": "Nome: {name}",
  "deck-public.sync-author": "Autor: {name}",
  "deck-public.sync-no-author": "Autor: nenhum",
  "deck-public.sync-description": "A descrição é outra.",
  "deck-public.synced": "A cópia pública está em dia",
  "deck-public.remove-title": "Retirar “{name}” dos decks públicos?",
  "deck-public.remove-text":
    "A cópia sai do arquivo para todos, com os seus favoritos; o seu deck fica. Tornado público de novo, será uma nova entrada.",
  "deck-public.removed": "O deck já não é público",
  "deck-public.mark": "Adicionar aos favoritos",
  "deck-public.unmark": "Tirar dos favoritos",
  "deck-public.marked": "Está entre os seus favoritos",
  "deck-public.unmarked": "Já não está entre os seus favoritos",
  "deck-public.busy": "Um momento …",
  "deck-public.offline": "Isto precisa da rede: não foi feito.",
  "deck-public.failed": "PROBLEMA DE CONEXÃO",
};
