import type { NameForms } from "../domain/name/matching";

/** A name that can be searched for. */
interface Searched {
  readonly forms: NameForms;
}

type Search<Name> = (typed: string) => readonly Name[];

const LIMIT = 6;
/** How far off a name may be, from 0 = exact to 1 = anything. */
const THRESHOLD = 0.4;

const built = new WeakMap<readonly Searched[], Promise<Search<Searched>>>();

/**
 * Names that look like what was typed, best first, for when nothing fits it. The fuzzy library is fetched with the
 * first call; its index is built once per list. Rejects when the library cannot be fetched.
 */
export async function similarNames<Name extends Searched>(
  names: readonly Name[],
  typed: string,
): Promise<readonly Name[]> {
  // The list of names is what the search was built for.
  const search = (built.get(names) ?? build(names)) as Promise<Search<Name>>;
  built.set(names, search);
  try {
    return (await search)(typed);
  } catch (error) {
    built.delete(names);
    throw error;
  }
}

async function build<Name extends Searched>(names: readonly Name[]): Promise<Search<Name>> {
  const { default: Fuse } = await import("fuse.js/basic");
  const forms = names.map((name) => ({ name, spelt: name.forms.names.map(({ folded }) => folded) }));
  const fuse = new Fuse(forms, { keys: ["spelt"], threshold: THRESHOLD });
  return (typed) => fuse.search(typed, { limit: LIMIT }).map(({ item }) => item.name);
}
