import type { display as english } from "../en/display";
import type { Message } from "../message";

export const display: Record<keyof typeof english, Message> = {
  "display.language": "Idioma da interface",
  "display.card-language": "Idioma das cartas",
  "display.show-image": "Mostrar as imagens das cartas",
  "display.show-image-hint": "Desligado: todas as cartas aparecem como texto",
  "display.legacy-images": "Imagens antigas",
  "display.legacy-images-hint": "Digitalizações anteriores, quando existem",
  "display.single-keys": "Atalhos de uma só tecla",
  "display.single-keys-hint": "As teclas /, ?, + e − sem modificador",
  "display.keys": "Atalhos de teclado",
  "display.keys-everywhere": "Em toda parte",
  "display.keys-lists": "Nas listas de cartas",
  "display.keys-card": "Com uma carta aberta",
  "display.keys-deck": "No seu deck",
  "display.keys-copies": "Uma cópia a mais ou a menos da carta",
  "display.keys-undo": "Desfazer",
  "display.keys-redo": "Refazer",
  "display.keys-quick": "Ir para a busca rápida de cartas",
  "display.keys-map": "Mostrar esta lista",
  "display.keys-rows": "Mover-se entre as cartas",
  "display.keys-open": "Abrir a carta",
  "display.keys-neighbours": "Carta anterior e próxima",
  "display.keys-close": "Fechar",
  "display.theme": "Tema",
};
