import type { DeckChange } from "../change";
import type { DeckFamily, DeckId, ListedDeck } from "../deck";
import type { Operation } from "./operation";

/** Hiding and locking are no changes of the deck itself. */
export function changesDeckItself(change: DeckChange): boolean {
  return change.kind !== "hidden" && change.kind !== "locked";
}

/** A revision that is changed stands for its family from then on. */
export function ledBy(
  family: DeckFamily | undefined,
  id: DeckId,
  change: DeckChange,
): DeckFamily | undefined {
  return family && family.master !== id && changesDeckItself(change) ? { ...family, master: id } : family;
}

/** A family after some of it are gone. The last of the rest follows a master; one alone is no family. */
export function withoutMembers(family: DeckFamily, gone: ReadonlySet<DeckId>): DeckFamily | undefined {
  const members = family.members.filter((id) => !gone.has(id));
  const master = members.includes(family.master) ? family.master : members.at(-1);
  return master === undefined || members.length < 2 ? undefined : { master, members };
}

/**
 * What an edit of one revision does to the rows of all: name and author are the same for the whole family, a
 * deck goes with all its revisions, and a revision goes alone.
 */
export function familyAfter(rows: readonly ListedDeck[], operation: Operation): readonly ListedDeck[] {
  const own = rows.find(({ id }) => id === operation.deck);
  const family = own?.family;
  if (!family || operation.kind === "create") return rows;
  if (operation.kind === "change") {
    const next = ledBy(family, operation.deck, operation.change);
    const shared = sharedTexts(operation.change);
    return rows.map((row) =>
      row.family && family.members.includes(row.id) ? { ...row, ...shared, family: next } : row,
    );
  }
  const gone = new Set(operation.revision ? [operation.deck] : family.members);
  const left = withoutMembers(family, gone);
  // One that is left alone is no revision any more and has no label.
  const alone = left ? {} : { branchName: "" };
  return rows
    .filter(({ id }) => !gone.has(id))
    .map((row) => (family.members.includes(row.id) ? { ...row, ...alone, family: left } : row));
}

function sharedTexts(change: DeckChange): Partial<ListedDeck> {
  const isShared = change.kind === "text" && (change.field === "name" || change.field === "author");
  return isShared ? { [change.field]: change.value } : {};
}
