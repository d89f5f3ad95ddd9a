import type { CryptCard, LibraryCard } from "../card/card";
import { asCardId, isCrypt } from "../card/ids";

/** What reports are about; the order of the tabs. */
export const SUBJECT_KINDS = ["crypt", "library", "general", "precon"] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

/** A card, a precon, or the round as a whole. */
export interface Subject {
  readonly kind: SubjectKind;
  /** Card id, code of a precon, or "general". */
  readonly id: string;
  /** undefined: the data of its round are no longer published. */
  readonly name: string | undefined;
  /** The clan, or the disciplines of a library card; "" for none. */
  readonly group: string;
}

/** The only subject about the round as a whole (docs/rules/playtest.md §3.1). */
const GENERAL: Subject = { kind: "general", id: "general", name: undefined, group: "" };

/** The cards and precons of a round. */
export interface RoundContent {
  readonly crypt: readonly CryptCard[];
  readonly library: readonly LibraryCard[];
  /** By code. */
  readonly precons: ReadonlyMap<string, { readonly name: string; readonly clan: string }>;
}

/** Everything of a kind that a round has or that has been reported about. */
export function subjectsOf(
  kind: SubjectKind,
  content: RoundContent | undefined,
  reported: Iterable<string>,
): readonly Subject[] {
  if (kind === "general") return [GENERAL];
  const known = content ? knownSubjects(kind, content) : [];
  const ids = new Set(known.map(({ id }) => id));
  const others = [...reported].filter((id) => !ids.has(id) && isOfKind(kind, id));
  return [...known, ...others.map((id) => ({ kind, id, name: undefined, group: "" }))];
}

function knownSubjects(kind: SubjectKind, content: RoundContent): readonly Subject[] {
  switch (kind) {
    case "crypt":
      return content.crypt.map((card) => ({
        kind,
        id: String(card.id),
        name: card.displayName,
        group: card.clan,
      }));
    case "library":
      return content.library.map((card) => ({
        kind,
        id: String(card.id),
        name: card.displayName,
        group: [...card.disciplines].sort().join(" "),
      }));
    default:
      return [...content.precons].map(([id, { name, clan }]) => ({ kind, id, name, group: clan }));
  }
}

/** Whether a report belongs to a kind: crypt and library cards differ by their ids alone. */
function isOfKind(kind: SubjectKind, id: string): boolean {
  const card = asCardId(id);
  if (kind === "precon") return card === undefined;
  return card !== undefined && isCrypt(card) === (kind === "crypt");
}
