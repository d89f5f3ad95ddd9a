import type { Chip, Parsed } from "../filter";
import { Notes, type Vocabulary } from "../read";

/** Ticked checkboxes of a group, in the order of the form: `{"prince":true,"justicar":true}`. */
export type Boxes<Box extends string | number> = readonly Box[];

/** Reads a map of checkboxes; unticked ones (false, 0) are left out. */
export function parseBoxes<Box extends string | number>(
  raw: unknown,
  key: string,
  known: Vocabulary<Box>,
): Parsed<Boxes<Box>> {
  const notes = new Notes();
  const ticked = new Set<Box>();
  for (const [name, state] of Object.entries(notes.object(raw, key))) {
    if (state === false || state === 0 || state === null) continue;
    const box = known.get(name.toLowerCase());
    if (box === undefined) notes.note("unknown-value", `${key}.${name}`, name);
    else if (state !== true && state !== 1) notes.note("bad-shape", `${key}.${name}`, state);
    else ticked.add(box);
  }
  return { value: inFormOrder(known, ticked), problems: notes.problems };
}

function inFormOrder<Box extends string | number>(
  known: Vocabulary<Box>,
  ticked: ReadonlySet<Box>,
): Boxes<Box> {
  return [...new Set(known.values())].filter((box) => ticked.has(box));
}

export function boxesJson<Box extends string | number>(boxes: Boxes<Box>): Readonly<Record<string, true>> {
  return Object.fromEntries(boxes.map((box) => [String(box), true]));
}

/** One chip per ticked checkbox. */
export function boxChips<Box extends string | number>(
  boxes: Boxes<Box>,
  phrase: (box: Box) => Chip<Boxes<Box>>["phrase"],
): readonly Chip<Boxes<Box>>[] {
  return boxes.map((box) => ({ phrase: phrase(box), without: boxes.filter((other) => other !== box) }));
}
