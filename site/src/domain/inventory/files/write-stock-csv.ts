import type { Card, CardId } from "../../card/card";
import { isCrypt } from "../../card/ids";
import { byCharacters } from "../../text/order";
import type { Inventory } from "../inventory";
import { asPlainText, csvText } from "./csv";
import { HEADER, writePrintings } from "./stock-columns";

/** Spreadsheets read a text with this mark as UTF-8. */
const BYTE_ORDER_MARK = "\ufeff";

/** The whole inventory as a table that the import reads again without loss (docs/rules/inventory.md §11.1). */
export function stockCsv(inventory: Inventory, find: (id: number) => Card | undefined): string {
  const { copies, targets, printings, notes } = inventory;
  const cards = new Set([...copies, ...targets, ...printings, ...notes].map(([card]) => card));
  const rows = [...cards]
    .map((id) => ({ id, name: find(id)?.displayName ?? "" }))
    .sort(cryptFirst)
    .map(({ id, name }) => rowOf(inventory, id, name));
  return BYTE_ORDER_MARK + csvText([HEADER, ...rows]);
}

function rowOf({ copies, targets, printings, notes }: Inventory, id: CardId, name: string) {
  const target = targets.get(id);
  return [
    String(id),
    asPlainText(name),
    String(copies.get(id) ?? ""),
    String(target?.copies ?? ""),
    target?.mode ?? "",
    writePrintings(printings.get(id) ?? []),
    asPlainText(notes.get(id) ?? ""),
  ];
}

interface NamedCard {
  readonly id: CardId;
  readonly name: string;
}

function cryptFirst(one: NamedCard, other: NamedCard): number {
  return (
    Number(isCrypt(other.id)) - Number(isCrypt(one.id)) ||
    byCharacters(one.name, other.name) ||
    one.id - other.id
  );
}
