import type { CryptCard } from "../../card/card";
import { formatDisciplines } from "../../card/disciplines";
import { type Copies, type CryptCopies, total } from "../facts/copies";
import { capacity } from "../facts/crypt-facts";
import { advancedMark, type Naming } from "./written-deck";

/** "Crypt (7 cards, min=15 max=32 avg=6.14)". */
export function cryptTitle(crypt: CryptCopies): string {
  const { lowest, highest, average } = capacity(crypt);
  const mean = Math.round(average * 100) / 100;
  return `Crypt (${total(crypt)} cards, min=${lowest} max=${highest} avg=${mean})`;
}

/** "2x Adana de Sforza        11 CEL OBF POT PRE PRO aus   inner circle   Brujah:4", in aligned columns. */
export function cryptLines(crypt: CryptCopies, naming: Naming): readonly string[] {
  const rows = crypt.map((row) => columns(row, naming));
  const width = (column: keyof Columns) => Math.max(0, ...rows.map((row) => lengthOf(row[column])));
  const [copies, name, cost, disciplines, title] = [
    width("copies"),
    width("name"),
    width("capacity"),
    width("disciplines"),
    width("title"),
  ];
  return rows.map(
    (row) =>
      `${pad(row.copies, copies)} ${pad(row.name, name)}   ${row.capacity.padStart(cost)} ` +
      `${pad(row.disciplines, disciplines)}   ${pad(row.title, title)}   ${row.clan}`,
  );
}

interface Columns {
  readonly copies: string;
  readonly name: string;
  readonly capacity: string;
  readonly disciplines: string;
  readonly title: string;
  readonly clan: string;
}

function columns({ card, copies }: Copies<CryptCard>, naming: Naming): Columns {
  return {
    copies: `${copies}x`,
    name: naming(card) + advancedMark(card),
    capacity: String(card.capacity),
    disciplines: formatDisciplines(card.disciplines),
    title: card.title,
    clan: `${card.clan}:${String(card.group).toUpperCase()}`,
  };
}

/** Visible width in characters: a combining accent has none. */
function lengthOf(text: string): number {
  return [...text.normalize("NFC")].length;
}

function pad(text: string, width: number): string {
  return text + " ".repeat(Math.max(0, width - lengthOf(text)));
}
