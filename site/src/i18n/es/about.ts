import type { about } from "../en/about";
import type { Translated } from "../message-area";

export const messages: Translated<typeof about> = {
  "about.card-changes": "Cartas e impresiones nuevas, textos, aclaraciones y prohibiciones por día",
  "about.documentation": "Cómo buscar, construir mazos y todo lo demás",
  "about.changes": "Últimos cambios",
  "about.all-changes": "Todos los cambios",
  "about.version": "Versión {version}",
  "about.changes-failed": "No se han podido cargar los últimos cambios.",
  "about.trouble": "Solución de problemas",
  "about.trouble-reload": "Recarga la página para obtener la última versión del sitio y de las cartas.",
  "about.trouble-reinstall":
    "Si instalaste la aplicación en el móvil, quítala y vuelve a instalarla desde el menú del navegador.",
  "about.trouble-browsers":
    "Los navegadores más antiguos compatibles son Chrome 117, Firefox 119 y Safari 17.4.",
  "about.data": "Datos de las cartas",
  "about.data-version": "Versión {version}",
  "about.data-counts": "{crypt} cartas de cripta y {library} cartas de biblioteca",
  "about.data-failed": "No se han podido cargar los detalles de los datos de las cartas.",
  "about.data-cards": "Cartas y colecciones",
  "about.data-rulings": "Aclaraciones de reglas",
  "about.data-translations": "Traducciones",
  "about.data-third-party-ids": "ID de cartas de otros sitios de mazos",
  "about.data-winning-decks": "Mazos ganadores de torneos",
  "about.data-tournaments": "Torneos",
  "about.data-icons": "Iconos de disciplinas, clanes y tipos",
  "about.from-cards": "Los archivos oficiales de cartas",
  "about.from-rulings": "Publicadas por el equipo de reglas",
  "about.from-translations": "Las traducciones oficiales",
  "about.from-third-party-ids": "Publicados por esos sitios",
  "about.from-winning-decks": "El archivo público de mazos ganadores",
  "about.from-tournaments": "Enviados por los organizadores",
  "about.from-icons": "El servidor de imágenes de la comunidad",
  "about.absent": "No incluido en este sitio.",
  "about.absent-translations": "No incluidas en este sitio: todas las cartas se muestran en inglés.",
  "about.absent-winning-decks": "No incluidos en este sitio: no hay estadísticas de juego.",
  "about.sample": "Datos de muestra propios, no un archivo real",
  "about.projects": "Proyectos relacionados",
  "about.developer": "Para desarrolladores",
  "about.developer-licence": "El programa es software libre con licencia MIT, que no abarca las cartas.",
  "about.developer-build":
    "Un proceso convierte los archivos oficiales de cartas en datos estáticos e índices de búsqueda; la búsqueda se ejecuta en tu navegador.",
  "about.developer-address":
    "Puedes enlazar búsquedas y cartas: /crypt?q= y /library?q= aceptan una búsqueda en JSON, /cards/ acepta el ID de una carta y ?lang= fija el idioma.",
  "about.thanks": "Agradecimientos",
  "about.thanks-vekn":
    "A la VEKN (Vampire: Elder Kindred Network) y a sus voluntarios, que mantienen los archivos de cartas y las aclaraciones.",
  "about.thanks-krcg":
    "Al proyecto KRCG, que empaqueta los archivos de cartas y aloja las imágenes de las cartas.",
  "about.thanks-translators":
    "A quienes han traducido las cartas; los archivos de traducción proceden del proyecto VTES Decks (copyright Zavierazo, licencia Apache 2.0).",
  "about.thanks-players": "A todos los jugadores que mantienen viva la Lucha Eterna.",
  "about.donations": "Donaciones",
  "about.contacts": "Contacto",
  "about.contacts-none": "El operador de este sitio no indica ningún contacto.",
  "about.rights": "Derechos",
  "about.rights-fan":
    "Methuselah es un proyecto no oficial de aficionados según las condiciones del Dark Pack. La editora no lo ha creado, aprobado ni vendido.",
};
