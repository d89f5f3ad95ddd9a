import type { shell as english } from "../en/shell";
import type { Message } from "../message";

export const shell: Record<keyof typeof english, Message> = {
  "shell.skip": "Saltar al contenido",
  "shell.nav": "Secciones",
  "shell.login": "Iniciar sesión",
  "shell.account": "Cuenta",
  "shell.about": "Acerca de",
  "shell.decks": "Mazos",
  "shell.decks-short": "MAZ",
  "shell.title-decks": "Mazos",
  "shell.title-compare": "Comparar mazos",
  "shell.title-review": "Revisión",
  "shell.crypt": "Cripta",
  "shell.library": "Biblioteca",
  "shell.crypt-short": "CRI",
  "shell.library-short": "BIB",
  "shell.quick": "Búsqueda rápida de cartas",
  "shell.menu": "Menú",

  "shell.title-about": "Base de datos de cartas de VTES",
  "shell.title-crypt": "Búsqueda en la cripta",
  "shell.title-library": "Búsqueda en la biblioteca",
  "shell.title-twd": "Mazos ganadores",
  "shell.title-pda": "Mazos públicos",
  "shell.title-tda": "Mazos de torneos",
  "shell.title-hall-tournaments": "Salón de la fama: torneos",
  "shell.title-hall-cards": "Salón de la fama: cartas",
  "shell.title-history": "Historia de las cartas",
  "shell.title-check": "Comprobar un informe",
  "shell.title-cards": "Búsqueda de cartas",
  "shell.title-changelog": "Historial de cambios",

  "shell.display": "Idioma y apariencia",
  "shell.theme-button": "Tema: {theme}. Cambiar a {next}.",
  "shell.theme-system": "Sistema",
  "shell.theme-dark": "Oscuro",
  "shell.theme-light": "Claro",

  "shell.offline": "SIN CONEXIÓN",
  "shell.offline-hint": "Las búsquedas y las cartas siguen funcionando desde este dispositivo.",
  "shell.offline-decks":
    "Las búsquedas, las cartas y tus mazos siguen funcionando desde este dispositivo. Puedes editar mazos: los cambios se envían cuando vuelve la red.",
  "shell.translation-failed":
    "No se han podido cargar los textos de las cartas en {language}; se muestran en inglés.",

  "shell.update": "Actualización disponible",
  "shell.update-text":
    "Hay una versión más reciente de Methuselah. Al actualizar, la página se recarga donde estás.",
  "shell.update-apply": "Actualizar ahora",
  "shell.update-busy": "Actualizando…",
  "shell.update-later": "Más tarde",

  "shell.error-unexpected": "Error inesperado de la aplicación",
  "shell.error-unexpected-text":
    "Algo ha fallado por nuestra parte. Recarga la página; si vuelve a ocurrir, avísanos por uno de los contactos de la página Acerca de.",
  "shell.error-bad-request": "400 Solicitud incorrecta",
  "shell.error-bad-request-text":
    "No se entiende esta dirección. Comprueba si hay un error o busca la carta por su nombre.",
  "shell.error-forbidden": "403 Prohibido",
  "shell.error-forbidden-text":
    "El servidor se niega a entregar esto. Inténtalo más tarde o vuelve a la página anterior.",
  "shell.error-not-found": "404 No encontrado",
  "shell.error-not-found-text":
    "No hay nada en esta dirección. Comprueba si hay un error o empieza por una de las secciones.",
  "shell.error-method-not-allowed": "405 Método no permitido",
  "shell.error-method-not-allowed-text":
    "El servidor no acepta este tipo de solicitud. Recarga la página: puede ser más antigua que el servidor.",
  "shell.error-connection": "PROBLEMA DE CONEXIÓN",
  "shell.error-connection-text":
    "No se ha podido contactar con el servidor o no ha respondido a tiempo. Comprueba tu conexión e inténtalo de nuevo.",
  "shell.reload": "Recargar la página",
  "shell.to-about": "Abrir «Acerca de»",
  "shell.to-search": "Buscar cartas",
};
