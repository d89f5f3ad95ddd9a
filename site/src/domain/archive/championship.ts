/** Nations as their championships name them: "Swedish NC 2023", "French Championship". */
const NATION = [
  "Argentine",
  "Australian",
  "Austrian",
  "Belarusian",
  "Belgian",
  "Bolivian",
  "Brazilian",
  "British",
  "Bulgarian",
  "Canadian",
  "Chilean",
  "Chinese",
  "Colombian",
  "Croatian",
  "Czech",
  "Danish",
  "Dutch",
  "English",
  "Estonian",
  "Finnish",
  "French",
  "German",
  "Greek",
  "Hungarian",
  "Icelandic",
  "Irish",
  "Italian",
  "Japanese",
  "Latvian",
  "Lithuanian",
  "Luxembourgish",
  "Malaysian",
  "Mexican",
  "New Zealand",
  "Norwegian",
  "Peruvian",
  "Philippine",
  "Polish",
  "Portuguese",
  "Romanian",
  "Russian",
  "Scottish",
  "Serbian",
  "Singaporean",
  "Slovak",
  "Slovenian",
  "South African",
  "South Korean",
  "Spanish",
  "Swedish",
  "Swiss",
  "Taiwanese",
  "Turkish",
  "UK",
  "Ukrainian",
  "Uruguayan",
  "US",
  "Welsh",
].join("|");
const YEAR = "(?:19|20)\\d{2}";

/**
 * National championships (docs/rules/archives.md §8.2). Most are named after their nation, with or without a year;
 * without a nation the year is required, because "NC Round" is a qualifier.
 */
const NATIONAL = new RegExp(
  [
    `\\bNC,? ${YEAR}\\b`,
    `\\b(?:National Championships?|Nationals|(?:Campeonato|Torneo) Nacional|Campionato Nazionale)\\b.*\\b${YEAR}\\b`,
    `\\b(?:${NATION})(?: ${YEAR})?(?: Open)? (?:NC|Nationals|(?:National )?Championships?)\\b(?:,? ${YEAR}\\b)?`,
  ].join("|"),
);
/** Qualifiers for a championship: "Road to the Spanish Nationals". */
const LEADS_TO = /\b(?:before|for|not yet|to)(?: the)?(?: \d{4})? $/i;
/** Side events on the same days. */
const OTHER_EVENT =
  /\b(?:best of|chance|day 1|[fl]cq|legendary vampire|prepara\w*|qualif\w*|rounds?|shadow twin|side|weekend)\b/i;

/**
 * Continental championships. Their weekends include many events of the same name with a subtitle, such as "EC 2012 -
 * Silence of Death", so nothing but "day 2" may follow the name.
 */
const CONTINENTAL = new RegExp(
  [
    `\\b(?:NAC|EC|SAC|RESAC|ACC|Continental Championships?),? ?${YEAR}(?:[ –-]+Day 2)?$`,
    `\\b${YEAR}\\b.* Continental Championships?$`,
  ].join("|"),
);

/**
 * Tests by name whether an event is a national or continental championship; side events, qualifiers and first days
 * are not.
 */
export function isChampionship(event: string): boolean {
  return isMainEvent(CONTINENTAL, event) || isMainEvent(NATIONAL, event);
}

function isMainEvent(named: RegExp, event: string): boolean {
  const found = named.exec(event);
  if (!found) return false;
  return (
    !LEADS_TO.test(event.slice(0, found.index)) &&
    !OTHER_EVENT.test(found[0]) &&
    !OTHER_EVENT.test(event.slice(found.index + found[0].length))
  );
}
