import type { Deck } from "../deck";
import type { ExportFormat } from "./formats";

/** Characters that some operating systems reject in file names. */
const REFUSED = /[\p{Cc}<>:"/\\|?*]/gu;
/** File systems limit names to 255 bytes; a character may take four. */
const MAX_NAME_LENGTH = 60;
const NO_NAME = "deck";

type NamedDeck = Pick<Deck, "name" | "revisionLabel" | "revisionGroup">;

/** "Sample Deck [text].txt"; a revision has its label: "Sample Deck [#1] [text].txt". */
export function deckFileName(deck: NamedDeck, format: ExportFormat): string {
  const name = baseName(deck);
  return format === "excel" ? `${name}.xlsx` : `${name} [${format}].txt`;
}

/** "Inventory.csv" */
export function tableFileName(deck: NamedDeck): string {
  return `${baseName(deck)}.csv`;
}

/** "Sample Deck.pdf" */
export function proxiesFileName(deck: NamedDeck): string {
  return `${baseName(deck)}.pdf`;
}

/** "Sample Deck [missing].pdf": cards that it lacks compared with another deck. */
export function missingFileName(deck: NamedDeck): string {
  return `${baseName(deck)} [missing].pdf`;
}

/** "Decks 2026-11-21 [text]": name of the archive of all decks and of the folder in it. */
export function allDecksName(day: string, format: ExportFormat): string {
  return `Decks ${day} [${format}]`;
}

/** File names within the archive of all decks; duplicate names are numbered. */
export function namesInArchive(decks: readonly NamedDeck[], format: ExportFormat): readonly string[] {
  const ending = format === "excel" ? "xlsx" : "txt";
  const taken = new Set<string>();
  return decks.map((deck) => {
    const name = free(baseName(deck), taken);
    // Some file systems are not case-sensitive.
    taken.add(name.toLowerCase());
    return `${name}.${ending}`;
  });
}

function free(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name.toLowerCase())) return name;
  let number = 2;
  while (taken.has(`${name} (${number})`.toLowerCase())) number += 1;
  return `${name} (${number})`;
}

function baseName({ name, revisionLabel, revisionGroup }: NamedDeck): string {
  const revision = revisionLabel !== "" && revisionGroup !== undefined ? ` [${harmless(revisionLabel)}]` : "";
  return (harmless(name) || NO_NAME) + revision;
}

/** Neither a path nor hidden, and cut between characters. */
function harmless(text: string): string {
  const plain = text.replace(REFUSED, "_").replace(/\s+/g, " ").trim();
  return [...plain]
    .slice(0, MAX_NAME_LENGTH)
    .join("")
    .replace(/^\.+|[. ]+$/g, "");
}
