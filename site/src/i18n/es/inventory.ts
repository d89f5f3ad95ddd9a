import type { inventory } from "../en/inventory";
import type { Translated } from "../message-area";

export const messages: Translated<typeof inventory> = {
  "inventory.login": "Inicia sesión para gestionar tu inventario",
  "inventory.register": "Crear una cuenta",
  "inventory.shared": "Inventario compartido",
  "inventory.back": "Volver a mi inventario",
  "inventory.unknown-key": "NO HAY NINGÚN INVENTARIO CON ESTA CLAVE",
  "inventory.unknown-key-text": "Puede que la URL esté mal escrita o que su dueño ya no lo comparta.",
  "inventory.decks-incomplete":
    "Algunos de tus mazos no se pudieron cargar: las cartas que usan no se cuentan.",

  "inventory.actions": "Acciones",
  "inventory.export": "Exportar",
  "inventory.import": "Importar",
  "inventory.add-deck": "Añadir desde mazo",
  "inventory.add-precon": "Añadir desde preconstruido",
  "inventory.missing": "Faltantes",
  "inventory.share": "Compartir",
  "inventory.lock": "Bloquear",
  "inventory.unlock": "Desbloquear",
  "inventory.delete": "Eliminar",
  "inventory.locked": "Bloqueado",
  "inventory.locked-text": "El inventario está bloqueado. Desbloquéalo para cambiar ejemplares.",

  "inventory.view": "Cartas mostradas",
  "inventory.view-all": "Todas",
  "inventory.view-owned": "Solo las que tengo",
  "inventory.view-problems": "Solo problemas",
  "inventory.only-notes": "Solo con notas",
  "inventory.show-crypt": "Mostrar la cripta",
  "inventory.show-library": "Mostrar la biblioteca",

  "inventory.clan": "Clan",
  "inventory.type": "Tipo",
  "inventory.discipline": "Disciplina",
  "inventory.no-discipline": "Ninguna requerida",
  "inventory.all-of": "{what}: todos",
  "inventory.choice": "{name} – {copies} ({unique})",
  "inventory.sort-library": "Ordenar la biblioteca",
  "inventory.sort-copies": "Q Ejemplares",
  "inventory.sort-clan-group": "CL/G Clan, luego grupo",
  "inventory.sort-group-clan": "G/CL Grupo, luego clan",
  "inventory.total": "{copies} ({unique} distintas)",
  "inventory.missing-n": { one: "{count} faltante", other: "{count} faltantes" },
  "inventory.empty":
    "Aún no hay nada. Busca una carta arriba para añadirla, o añade preconstruidos y mazos enteros.",
  "inventory.no-problems": "No falta ninguna carta.",
  "inventory.none-shown": "Ninguna carta coincide.",

  "inventory.add-crypt": "Añadir carta de cripta",
  "inventory.add-library": "Añadir carta de biblioteca",
  "inventory.picked": "Carta encontrada",
  "inventory.take-out": "Quitar {name} del inventario",
  "inventory.noted": "Tiene una nota",
  "inventory.balance-over": { one: "{count} de sobra", other: "{count} de sobra" },
  "inventory.balance-even": "Justo las necesarias",
  "inventory.uses-of": "mazos que usan {name}",
  "inventory.owned-n": { one: "{count} en propiedad", other: "{count} en propiedad" },
  "inventory.used-n": { one: "{count} usada", other: "{count} usadas" },
  "inventory.target-fixed": { one: "objetivo: {count}", other: "objetivo: {count}" },
  "inventory.target-surplus": {
    one: "objetivo: {count} más de las usadas",
    other: "objetivo: {count} más de las usadas",
  },
  "inventory.flexible-decks": {
    one: "Mazos flexibles: {count} compartida",
    other: "Mazos flexibles: {count} compartidas",
  },
  "inventory.fixed-decks": {
    one: "Mazos fijos: {count} reservada",
    other: "Mazos fijos: {count} reservadas",
  },
  "inventory.unused": "Ningún mazo flexible o fijo usa esta carta.",

  "inventory.refused-frozen-inventory": "El inventario está bloqueado.",
  "inventory.refused-unknown-key": "El enlace compartido ya no existe.",
  "inventory.refused-invalid": "Un número es demasiado grande o la carta es desconocida.",

  "inventory.share-title": "Compartir inventario",
  "inventory.share-text":
    "Cualquiera con el enlace ve tus cartas y sus ejemplares, pero no tus notas ni objetivos, y no puede cambiar nada.",
  "inventory.share-url": "Enlace",
  "inventory.share-create": "Crear URL",
  "inventory.share-revoke": "Dejar de compartir",
  "inventory.share-again": "Una URL nueva sustituye a esta, que deja de funcionar al instante.",
  "inventory.share-copy-failed": "El navegador no permitió copiar: copia el enlace a mano.",
  "inventory.delete-title": "Eliminar inventario",
  "inventory.delete-text": {
    one: "{count} carta pierde sus ejemplares, su objetivo y sus ediciones. Las notas se quedan. Puedes deshacerlo mientras esta página esté abierta.",
    other:
      "{count} cartas pierden sus ejemplares, objetivos y ediciones. Las notas se quedan. Puedes deshacerlo mientras esta página esté abierta.",
  },
};
