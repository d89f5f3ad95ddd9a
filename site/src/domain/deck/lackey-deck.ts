/**
 * Deck files of the Lackey program (.dek): one element per copy, in zones named "Deck" and "Crypt".
 *   <deck version="0.8"><meta>…</meta><superzone name="Deck"><card><name id="…">Abbot</name><set>…</set></card>…
 */

const BEGINNING = /^[\s\ufeff]*(?:<\?xml[^>]*>\s*)?<deck[\s>]/i;
/** Split at start tags: a pattern of whole elements is slow if an end tag is missing. */
const ZONE_BEGINS = /<superzone\b/i;
const ZONE_ENDS = /<\/superzone/i;
const CRYPT_ZONE = /^[^>]*\bname\s*=\s*["']crypt["']/i;
const CARD_BEGINS = /<card\b/i;
const NAME_BEGINS = /<name\b[^>]*>/i;

const ENTITY = /&(?:#(\d+)|#x([0-9a-f]+)|(amp|lt|gt|quot|apos));/gi;
const NAMED: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

export function isLackeyDeck(text: string): boolean {
  return BEGINNING.test(text);
}

/** Converts the deck to a list with one line per card; a file without zones is one zone. */
export function lackeyDeckText(file: string): string {
  const [whole = "", ...zones] = file.split(ZONE_BEGINS);
  if (zones.length === 0) return cardLines(whole).join("\n");
  const part = (crypt: boolean) =>
    zones
      .filter((zone) => CRYPT_ZONE.test(zone) === crypt)
      .flatMap((zone) => cardLines(zone.split(ZONE_ENDS, 1)[0] ?? ""));
  return ["Library:", ...part(false), "Crypt:", ...part(true)].join("\n");
}

function cardLines(zone: string): readonly string[] {
  const copies = new Map<string, number>();
  for (const card of zone.split(CARD_BEGINS).slice(1)) {
    const name = nameOf(card);
    if (name !== "") copies.set(name, (copies.get(name) ?? 0) + 1);
  }
  return [...copies].map(([name, count]) => `${count}x ${name}`);
}

/** Card names contain no "<". */
function nameOf(card: string): string {
  const [, afterName = ""] = card.split(NAME_BEGINS);
  const [name = ""] = afterName.split("<", 1);
  return decoded(name).replace(/\s+/g, " ").trim();
}

function decoded(text: string): string {
  return text.replace(ENTITY, (entity, decimal?: string, hexadecimal?: string, name?: string) => {
    if (name !== undefined) return NAMED[name.toLowerCase()] ?? entity;
    const code = decimal === undefined ? Number.parseInt(hexadecimal ?? "", 16) : Number(decimal);
    return code <= 0x10_ffff ? String.fromCodePoint(code) : entity;
  });
}
