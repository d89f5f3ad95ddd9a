import type { deckDeeds as english } from "../en/deck-deeds";
import type { Message } from "../message";

export const deckDeeds: Record<keyof typeof english, Message> = {
  "deck.delete-confirm": "Apagar",
  "deck.delete-title": "Apagar “{name}”?",
  "deck.delete-text": "O deck se perde para sempre.",
  "deck.delete-family": {
    one: "A outra revisão ({count}) se perde com ele.",
    other: "As outras {count} revisões se perdem com ele.",
  },
  "deck.delete-public": "A cópia pública dele se perde com ele.",
  "deck.delete-revision-title": "Apagar a revisão “{name}”?",
  "deck.delete-revision-text": "As outras revisões permanecem.",
  "deck.add-revision-text":
    "Uma revisão começa como cópia deste deck ou de outro; o estado atual fica como está.",
  "deck.add-revision-failed": "A revisão não pôde ser adicionada: o servidor não respondeu.",
  "deck.revision-of": "Cópia de",
  "deck.make-public": "Tornar público",
  "deck.sync-public": "Sincronizar o deck público",
  "deck.remove-public": "Retirar dos públicos",
  "deck.to-public": "Ir para o deck público",
  "deck.to-main": "Ir para o deck principal",
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
  "deck-public.failed": "PROBLEMA DE CONEXÃO",
};
