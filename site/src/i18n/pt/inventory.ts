import type { inventory } from "../en/inventory";
import type { Translated } from "../message-area";

export const messages: Translated<typeof inventory> = {
  "inventory.login": "Entre para gerenciar seu inventário",
  "inventory.register": "Criar uma conta",
  "inventory.shared": "Inventário compartilhado",
  "inventory.back": "Voltar ao meu inventário",
  "inventory.unknown-key": "NENHUM INVENTÁRIO COM ESTA CHAVE",
  "inventory.unknown-key-text": "A URL pode estar errada, ou o dono não o compartilha mais.",
  "inventory.decks-incomplete":
    "Alguns dos seus decks não puderam ser carregados: as cartas que eles usam não são contadas.",

  "inventory.actions": "Ações",
  "inventory.export": "Exportar",
  "inventory.import": "Importar",
  "inventory.add-deck": "Adicionar de um deck",
  "inventory.add-precon": "Adicionar de um pré-construído",
  "inventory.missing": "Faltantes",
  "inventory.share": "Compartilhar",
  "inventory.lock": "Bloquear",
  "inventory.unlock": "Desbloquear",
  "inventory.delete": "Excluir",
  "inventory.locked": "Bloqueado",
  "inventory.locked-text": "O inventário está bloqueado. Desbloqueie-o para mudar as cópias.",

  "inventory.view": "Cartas mostradas",
  "inventory.view-all": "Todas",
  "inventory.view-owned": "Só as que tenho",
  "inventory.view-problems": "Só problemas",
  "inventory.only-notes": "Só com notas",
  "inventory.show-crypt": "Mostrar a cripta",
  "inventory.show-library": "Mostrar a biblioteca",

  "inventory.clan": "Clã",
  "inventory.type": "Tipo",
  "inventory.discipline": "Disciplina",
  "inventory.no-discipline": "Nenhuma exigida",
  "inventory.all-of": "{what}: todos",
  "inventory.choice": "{name} – {copies} ({unique})",
  "inventory.sort-library": "Ordenar a biblioteca",
  "inventory.sort-copies": "Q Cópias",
  "inventory.sort-clan-group": "CL/G Clã, depois grupo",
  "inventory.sort-group-clan": "G/CL Grupo, depois clã",
  "inventory.total": "{copies} ({unique} diferentes)",
  "inventory.missing-n": { one: "{count} faltante", other: "{count} faltantes" },
  "inventory.empty":
    "Nada aqui ainda. Busque uma carta acima para adicioná-la, ou adicione pré-construídos e decks inteiros.",
  "inventory.no-problems": "Nenhuma carta está faltando.",
  "inventory.none-shown": "Nenhuma carta corresponde.",

  "inventory.add-crypt": "Adicionar carta de cripta",
  "inventory.add-library": "Adicionar carta de biblioteca",
  "inventory.picked": "Carta encontrada",
  "inventory.take-out": "Tirar {name} do inventário",
  "inventory.noted": "Tem uma nota",
  "inventory.balance-over": { one: "{count} sobrando", other: "{count} sobrando" },
  "inventory.balance-even": "Exatamente o necessário",
  "inventory.uses-of": "decks que usam {name}",
  "inventory.owned-n": { one: "{count} sua", other: "{count} suas" },
  "inventory.used-n": { one: "{count} usada", other: "{count} usadas" },
  "inventory.target-fixed": { one: "meta: {count}", other: "meta: {count}" },
  "inventory.target-surplus": { one: "meta: {count} além do uso", other: "meta: {count} além do uso" },
  "inventory.flexible-decks": {
    one: "Decks flexíveis: {count} compartilhada",
    other: "Decks flexíveis: {count} compartilhadas",
  },
  "inventory.fixed-decks": {
    one: "Decks fixos: {count} reservada",
    other: "Decks fixos: {count} reservadas",
  },
  "inventory.unused": "Nenhum deck flexível ou fixo usa esta carta.",

  "inventory.refused-frozen-inventory": "O inventário está bloqueado.",
  "inventory.refused-unknown-key": "O link de compartilhamento não existe mais.",
  "inventory.refused-invalid": "Um número é grande demais, ou a carta é desconhecida.",

  "inventory.share-title": "Compartilhar inventário",
  "inventory.share-text":
    "Quem tiver o link vê suas cartas e cópias, mas não suas notas e metas, e não pode mudar nada.",
  "inventory.share-url": "Link",
  "inventory.share-create": "Criar URL",
  "inventory.share-revoke": "Parar de compartilhar",
  "inventory.share-again": "Uma nova URL substitui esta, que para de funcionar na hora.",
  "inventory.share-copy-failed": "O navegador não permitiu copiar: copie o link à mão.",
  "inventory.delete-title": "Excluir inventário",
  "inventory.delete-text": {
    one: "{count} carta perde suas cópias, sua meta e suas edições. As notas ficam. Você pode desfazer enquanto esta página estiver aberta.",
    other:
      "{count} cartas perdem suas cópias, metas e edições. As notas ficam. Você pode desfazer enquanto esta página estiver aberta.",
  },
};
