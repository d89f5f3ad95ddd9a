/** Full names of the paths of enlightenment (docs/rules/search.md §8.2). */
export const PATHS = ["Caine", "Cathari", "Death and the Soul", "Power and the Inner Voice"] as const;

/** Label in forms: "Path of Power". */
export function pathLabel(path: string): string {
  return `Path of ${path.split(" ", 1)[0]}`;
}
