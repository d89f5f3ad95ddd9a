import type { shell } from "../en/shell";
import type { Translated } from "../message-area";

export const messages: Translated<typeof shell> = {
  "common.close": "Cerrar",
  "common.loading": "Cargando…",
  "common.retry": "Reintentar",
  "shell.skip": "Saltar al contenido",
  "shell.nav": "Principal",
  "shell.login": "Iniciar sesión",
  "shell.account": "Cuenta",
  "shell.about": "Acerca de",
  "shell.decks": "Mazos",
  "shell.decks-short": "MAZ",
  "shell.inventory": "Inventario",
  "shell.inventory-short": "INV",
  "shell.playtest": "Playtest",
  "shell.crypt": "Cripta",
  "shell.library": "Biblioteca",
  "shell.crypt-short": "CRI",
  "shell.library-short": "BIB",
  "shell.quick": "Buscar carta",
  "shell.menu": "Menú",

  "shell.title-about": "Base de datos de cartas de VTES",
  "shell.title-crypt": "Búsqueda en la cripta",
  "shell.title-library": "Búsqueda en la biblioteca",
  "shell.title-twd": "Mazos ganadores",
  "shell.title-pda": "Mazos públicos",
  "shell.title-tda": "Mazos de torneos",
  "shell.title-cards": "Búsqueda de cartas",

  "shell.display": "Idioma y apariencia",
  "shell.theme-button": "Tema: {theme}. Cambiar a {next}.",
  "shell.theme-system": "Sistema",
  "shell.theme-dark": "Oscuro",
  "shell.theme-light": "Claro",

  "shell.offline": "SIN CONEXIÓN",
  "shell.offline-hint": "Las búsquedas y las cartas siguen funcionando en este dispositivo.",
  "shell.offline-decks":
    "Las búsquedas, las cartas y tus mazos siguen funcionando en este dispositivo. Puedes editar mazos: los cambios se envían cuando vuelvas a tener conexión.",
  "shell.translation-failed":
    "No se han podido cargar los textos de las cartas en {language}; se muestran en inglés.",

  "shell.error-update": "Actualización disponible",
  "shell.error-update-text": "Al actualizar se recarga la página en la que estás.",
  "shell.update-apply": "Actualizar ahora",
  "shell.update-busy": "Actualizando…",

  "shell.error-unexpected": "Error inesperado de la aplicación",
  "shell.error-unexpected-text":
    "Recarga la página; si vuelve a ocurrir, avísanos: los contactos están en la página Acerca de.",
  "shell.error-bad-request": "400 Solicitud incorrecta",
  "shell.error-bad-request-text":
    "Esta URL no es válida. Comprueba si tiene alguna errata o busca la carta por su nombre.",
  "shell.error-forbidden": "403 Prohibido",
  "shell.error-forbidden-text": "No tienes acceso a esta página.",
  "shell.error-not-found": "404 No encontrado",
  "shell.error-not-found-text":
    "No hay nada en esta URL. Comprueba si tiene alguna errata o empieza desde el menú.",
  "shell.error-method-not-allowed": "405 Método no permitido",
  "shell.error-method-not-allowed-text": "Recarga la página: puede que esté desactualizada.",
  "shell.error-connection": "PROBLEMA DE CONEXIÓN",
  "shell.error-connection-text":
    "No se ha podido contactar con el servidor o no ha respondido a tiempo. Comprueba tu conexión e inténtalo de nuevo.",
  "shell.reload": "Recargar la página",
  "shell.to-about": "Ir a «Acerca de»",
  "shell.to-search": "Buscar cartas",
};
