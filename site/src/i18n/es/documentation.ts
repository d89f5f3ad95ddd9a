import type { documentation } from "../en/documentation";
import type { Translated } from "../message-area";

export const messages: Translated<typeof documentation> = {
  "documentation.lead": "Cómo usar Methuselah. Cada título es un enlace que puedes compartir.",
  "documentation.contents": "Contenido",
  "documentation.try": "Ejemplos para probar",
  "documentation.search": "Buscar cartas",
  "documentation.search-form":
    "La cripta y la biblioteca tienen su página. Los resultados cambian con cada tecla y cada clic; no hay que pulsar ningún botón. Lo que buscas aparece como etiquetas sobre los resultados: quita una para ampliar la búsqueda.",
  "documentation.search-url":
    "La dirección de la página contiene toda la búsqueda: guárdala o envíala a un amigo.",
  "documentation.search-name":
    "Un nombre encuentra la carta con o sin acentos y artículos, en inglés y en el idioma de tus cartas.",
  "documentation.search-text":
    "En una búsqueda de texto, las comillas limitan el resultado a palabras completas; unas comillas a un solo lado limitan ese lado. Deben cumplirse todas las características elegidas, pero basta uno de los títulos o grupos.",
  "documentation.example-crypt": "Vampiros con Dominación y capacidad 5 o menos",
  "documentation.example-library": "Reacciones que requieren Dominación",
  "documentation.example-pattern": "Cartas que dan +2 o +3 de sigilo",
  "documentation.logic": "Y, o, no",
  "documentation.logic-text":
    "Los filtros con varios valores tienen un botón al lado. Púlsalo para elegir cómo se combinan:",
  "documentation.logic-or": "basta con uno",
  "documentation.logic-and": "hacen falta todos",
  "documentation.logic-not": "ninguno de ellos",
  "documentation.logic-only": "estos y ningún otro",
  "documentation.logic-button": "Lógica del ejemplo: pulsa para cambiarla",
  "documentation.patterns": "Patrones",
  "documentation.patterns-text":
    "Con RegEx activado, una línea de texto admite una expresión regular sin distinguir mayúsculas: un punto es cualquier carácter, [23] es 2 o 3, \\b el borde de una palabra y | significa o. Un patrón erróneo se señala y no encuentra nada.",
  "documentation.card": "Leer una carta",
  "documentation.card-text":
    "Una carta muestra su imagen, o una carta de texto dibujada con sus datos. Los cuadrados son disciplinas de nivel básico y los rombos, de nivel superior. El historial de una carta enumera impresiones, aclaraciones y cambios de texto; un punto en la carta de texto indica que la imagen muestra un texto anterior.",
  "documentation.decks": "Mazos",
  "documentation.decks-text":
    "Con una cuenta, los mazos se guardan con cada clic y todo se puede deshacer paso a paso. Añade cartas con + en un resultado, en el propio mazo o con la búsqueda rápida. Importa un mazo de cualquier formato de texto habitual; expórtalo como texto, hoja de cálculo, imágenes de proxies o enlace.",
  "documentation.decks-draw":
    "El simulador de robo reparte manos una y otra vez; cada carta muestra la probabilidad de estar en la mano inicial.",
  "documentation.decks-share":
    "Un enlace a un mazo lo muestra como está ahora; una instantánea nunca cambia; un mazo en la URL no se guarda en ningún sitio. Quien abra tu mazo puede proponer cambios, que aceptas uno a uno.",
  "documentation.revisions": "Revisiones",
  "documentation.revisions-text":
    "Una revisión es otro estado del mismo mazo, por ejemplo una versión para una colección menor. Todas comparten nombre y autor; la última editada representa al mazo en las listas. Compara dos para ver qué difiere, carta a carta.",
  "documentation.changes": "Cambios de cartas",
  "documentation.changes-text":
    "«Cambios de cartas» enumera por día cartas nuevas, impresiones, textos, aclaraciones y prohibiciones. Un mazo te dice qué cartas suyas han cambiado desde que lo viste; «Visto» lo da por leído.",
  "documentation.archives": "Archivos",
  "documentation.archives-text":
    "TWD reúne mazos que ganaron torneos, TDA todos los mazos de un torneo y PDA los mazos que los jugadores hicieron públicos. Búscalos por carta, clan, lugar, jugador, año y tamaño; «Parecidos» parte de uno de tus mazos.",
  "documentation.archives-fields":
    "Los mazos de TWD y TDA también se encuentran por vampiro estrella, clan y secta principales, capacidad media y disciplinas de la biblioteca. Antes de enviar un mazo ganador, «Comprobar un informe» compara su texto con las reglas y con el torneo.",
  "documentation.archives-public":
    "Los mazos de PDA son copias que publicaron sus dueños: cualquiera puede encontrarlos, verlos y clonarlos. La copia solo cambia cuando su dueño la sincroniza; puede retirarla en cualquier momento, y publicarla de nuevo crea otra entrada.",
  "documentation.archives-tournament":
    "Para analizar un torneo, envía su libro de Archon y las listas de mazos en el formato de los mazos ganadores, cada una con el número VEKN de su jugador.",
  "documentation.inventory": "Inventario",
  "documentation.inventory-text":
    "Indica cuántos ejemplares tienes, o añade preconstruidos y mazos enteros. En modo inventario, los mazos muestran lo que falta. Un mazo virtual no usa nada, uno flexible comparte cartas con otros y uno fijo se queda las suyas.",
  "documentation.playtest": "Pruebas",
  "documentation.playtest-text":
    "Quienes prueban cartas las ven al iniciar sesión, informan sobre ellas y construyen mazos con ellas. Nadie más ve esas cartas, tampoco en mazos compartidos.",
  "documentation.seating": "Mesas",
  "documentation.seating-text":
    "Introduce a los jugadores y obtén mesas de cuatro y cinco. En un torneo, las rondas se sientan según los nueve criterios de la VEKN; resultados, clasificación y reloj quedan en tu dispositivo, y un enlace los comparte sin servidor.",
  "documentation.offline": "Sin conexión",
  "documentation.offline-text":
    "Tras tu primera visita, la búsqueda, las cartas y tus mazos funcionan sin conexión, y los archivos también con «Guardar los archivos sin conexión». Los cambios esperan en tu dispositivo y se envían al volver la conexión. «Instalar como aplicación» da al sitio una ventana y un icono propios.",
  "documentation.keys": "Teclas",
  "documentation.keys-text":
    "Los atajos de una sola tecla se pueden desactivar en «Atajos de teclado», dentro de «Idioma y apariencia».",
  "documentation.link": "Enlace a «{title}»",
};
