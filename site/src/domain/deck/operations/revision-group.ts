import type { DeckChange } from "../change";
import type { DeckId, ListedDeck, RevisionGroup } from "../deck";
import type { DeckOperation } from "./operation";

/** Hiding and locking do not change the deck itself. */
export function changesDeckItself(change: DeckChange): boolean {
  return change.kind !== "hidden" && change.kind !== "locked";
}

/** A changed revision becomes the current one of its group. */
export function withCurrent(
  group: RevisionGroup | undefined,
  id: DeckId,
  change: DeckChange,
): RevisionGroup | undefined {
  return group && group.current !== id && changesDeckItself(change) ? { ...group, current: id } : group;
}

/**
 * The group without deleted revisions. If the current one is deleted, the last one takes its place; a single one is
 * no group.
 */
export function withoutMembers(
  group: RevisionGroup,
  deleted: ReadonlySet<DeckId>,
): RevisionGroup | undefined {
  const members = group.members.filter((id) => !deleted.has(id));
  const current = members.includes(group.current) ? group.current : members.at(-1);
  return current === undefined || members.length < 2 ? undefined : { current, members };
}

/**
 * Applies an operation on one revision to the rows of its group: name and author are shared by all revisions, a deck
 * is deleted with all revisions, a revision alone.
 */
export function groupAfter(rows: readonly ListedDeck[], operation: DeckOperation): readonly ListedDeck[] {
  const own = rows.find(({ id }) => id === operation.deck);
  const group = own?.revisionGroup;
  if (!group || operation.kind === "create") return rows;
  if (operation.kind === "change") {
    const next = withCurrent(group, operation.deck, operation.change);
    const shared = sharedTexts(operation.change);
    return rows.map((row) =>
      row.revisionGroup && group.members.includes(row.id) ? { ...row, ...shared, revisionGroup: next } : row,
    );
  }
  const deleted = new Set(operation.revision ? [operation.deck] : group.members);
  const rest = withoutMembers(group, deleted);
  // A single remaining revision has no label.
  const alone = rest ? {} : { revisionLabel: "" };
  return rows
    .filter(({ id }) => !deleted.has(id))
    .map((row) => (group.members.includes(row.id) ? { ...row, ...alone, revisionGroup: rest } : row));
}

function sharedTexts(change: DeckChange): Partial<ListedDeck> {
  const isShared = change.kind === "text" && (change.field === "name" || change.field === "author");
  return isShared ? { [change.field]: change.value } : {};
}
