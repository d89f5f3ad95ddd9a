/** Paths of enlightenment by their full names (search-rules §3.3). */
export const PATHS = ["Caine", "Cathari", "Death and the Soul", "Power and the Inner Voice"] as const;

/** As a form shows it: "Path of Power". */
export function pathLabel(path: string): string {
  return `Path of ${path.split(" ", 1)[0]}`;
}
