import { messageArea } from "../message-area";

/** The published files and the API, for people who build on them. */
export const openData = messageArea("open-data", {
  "open-data.lead": "All card and archive data of this site, as files that anyone may download.",
  "open-data.version": "Version {version}",
  "open-data.may": "What may be built on this",
  "open-data.may-files":
    "Sites, apps, bots and studies may fetch these files, including from pages of other sites. Fetch the manifest first: it names each file by its content, so a file never changes and can be cached forever.",
  "open-data.may-latest":
    "The addresses below lead to the newest version of each file. Do not request them more than once a minute.",
  "open-data.may-rights":
    "Card names and texts belong to Paradox Interactive AB: show its notice, do not sell them, do not present your work as official. Our code is free under the MIT license.",
  "open-data.may-decks":
    "Winning decks come from players' reports: keep their names and the link of the event with any text. Translations are under the Apache License 2.0.",
  "open-data.may-account":
    "The API belongs to the pages of this site: other sites cannot call it in the name of a visitor.",
  "open-data.files": "Files",
  "open-data.files-table": "Table of files",
  "open-data.file": "File",
  "open-data.series": "{first} to {last} ({count} files)",
  "open-data.records": "Records",
  "open-data.size": "Size",
  "open-data.compressed": "Compressed",
  "open-data.schema": "Schema",
  "open-data.schema-of": "JSON Schema of {file}",
  "open-data.kilobytes": "{size} KB",
  "open-data.manifest": "The manifest",
  "open-data.sources": "Where it comes from",
  "open-data.sources-table": "Table of sources",
  "open-data.source": "Source",
  "open-data.origin": "Origin",
  "open-data.date": "Date",
  "open-data.licence": "License",
  "open-data.absent": "not on this site",
  "open-data.sample": "our own sample",
  "open-data.no-licence": "none stated",
  "open-data.organizers": "as agreed with organizers",
  "open-data.feeds": "Feeds",
  "open-data.feed-changes": "Card changes",
  "open-data.feed-decks": "Winning decks",
  "open-data.feed-versions": "Versions of the site",
  "open-data.api": "API",
  "open-data.api-text": "The API of the site, as OpenAPI documents and in summary.",
  "open-data.api-document": "OpenAPI document of {name}",
  "open-data.api-answers": "Answers: {codes}",
  "open-data.failed": "The data could not be loaded.",
  "open-data.link": "Link to “{title}”",
});
