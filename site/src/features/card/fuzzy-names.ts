import type { PickerName } from "./names";

type Names = readonly PickerName[];
type Search = (typed: string) => Names;

const LIMIT = 6;
/** How far off a name may be, from 0 = exact to 1 = anything. */
const THRESHOLD = 0.4;

const built = new WeakMap<Names, Promise<Search>>();

/**
 * Names that look like what was typed, best first, for when nothing fits it. The fuzzy library is fetched with the
 * first call; its index is built once per list. Rejects when the library cannot be fetched.
 */
export async function similarNames(names: Names, typed: string): Promise<Names> {
  const search = built.get(names) ?? build(names);
  built.set(names, search);
  try {
    return (await search)(typed);
  } catch (error) {
    built.delete(names);
    throw error;
  }
}

async function build(names: Names): Promise<Search> {
  const { default: Fuse } = await import("fuse.js/basic");
  const forms = names.map((name) => ({ name, spelt: name.forms.names.map(({ folded }) => folded) }));
  const fuse = new Fuse(forms, { keys: ["spelt"], threshold: THRESHOLD });
  return (typed) => fuse.search(typed, { limit: LIMIT }).map(({ item }) => item.name);
}
