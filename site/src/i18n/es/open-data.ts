import type { openData } from "../en/open-data";
import type { Translated } from "../message-area";

export const messages: Translated<typeof openData> = {
  "open-data.lead":
    "Todo lo que este sitio sabe de cartas y archivos de mazos, en ficheros que cualquiera puede descargar.",
  "open-data.version": "Versión {version}",
  "open-data.may": "Qué se puede construir con esto",
  "open-data.may-files":
    "Sitios, aplicaciones, bots y estudios pueden descargar estos ficheros, también desde una página de otro sitio. Descarga primero el manifiesto: nombra cada fichero por su contenido, así que un fichero nunca cambia y puede guardarse para siempre.",
  "open-data.may-latest":
    "Las direcciones de abajo llevan a la versión más reciente de cada fichero. No preguntes más de una vez por minuto.",
  "open-data.may-rights":
    "Los nombres y textos de las cartas pertenecen a Paradox Interactive AB: muestra su aviso, no los vendas y no presentes tu trabajo como oficial. Nuestro código es libre bajo licencia MIT.",
  "open-data.may-decks":
    "Los mazos ganadores son informes de jugadores: conserva sus nombres y el enlace del evento con cualquier texto. Las traducciones están bajo la licencia Apache 2.0.",
  "open-data.may-account":
    "La API es de las páginas de este sitio: otros sitios no pueden llamarla en nombre de un visitante.",
  "open-data.files": "Ficheros",
  "open-data.files-table": "Tabla de ficheros",
  "open-data.file": "Fichero",
  "open-data.series": "{first} a {last} ({count} ficheros)",
  "open-data.records": "Registros",
  "open-data.size": "Tamaño",
  "open-data.compressed": "Comprimido",
  "open-data.schema": "Esquema",
  "open-data.schema-of": "JSON Schema de {file}",
  "open-data.kilobytes": "{size} KB",
  "open-data.manifest": "El manifiesto",
  "open-data.sources": "De dónde viene",
  "open-data.sources-table": "Tabla de fuentes",
  "open-data.source": "Fuente",
  "open-data.origin": "Origen",
  "open-data.date": "Fecha",
  "open-data.licence": "Licencia",
  "open-data.absent": "no está en este sitio",
  "open-data.sample": "muestra propia",
  "open-data.no-licence": "no se indica",
  "open-data.organizers": "según lo acordado con los organizadores",
  "open-data.kept": "La última actualización falló y se conservan datos anteriores:",
  "open-data.report": "Informe de la última generación de datos",
  "open-data.run-published": "Ejecución diaria del {day}: se publicaron datos nuevos.",
  "open-data.run-unchanged": "Ejecución diaria del {day}: ninguna fuente ha cambiado.",
  "open-data.run-refused": "Ejecución diaria del {day}: los datos nuevos se rechazaron y siguen los últimos.",
  "open-data.run-failed": "Ejecución diaria del {day}: falló y siguen los últimos datos.",
  "open-data.feeds": "Canales",
  "open-data.feed-changes": "Cambios de cartas",
  "open-data.feed-decks": "Mazos ganadores",
  "open-data.feed-versions": "Versiones del sitio",
  "open-data.api": "API",
  "open-data.api-text": "Lo que responden las funciones del sitio, como documentos OpenAPI y en resumen.",
  "open-data.api-document": "Documento OpenAPI de {name}",
  "open-data.api-answers": "Respuestas: {codes}",
  "open-data.failed": "No se han podido cargar los datos.",
  "open-data.link": "Enlace a «{title}»",
};
