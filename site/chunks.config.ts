// How Rolldown divides the code into files.
import { CHUNKS, type ChunkGroup } from "./chunk-groups.config.ts";

/** Libraries and fonts for one rare purpose: fetched on first use, never precached. */
export const RARE =
  /node_modules\/(fuse\.js|jspdf|xlsx|qrcode|html2canvas|canvg|dompurify|fflate)\/|dialogs\/proxy\/pdf-fonts\./;

/** Whether the module with this path belongs to the group. */
export function belongs({ modules = [], packages = [], icons = [] }: ChunkGroup, id: string): boolean {
  const library = pathBelow("/node_modules/", id);
  if (library !== undefined) {
    return (
      packages.some((name) => library.startsWith(`${name}/`)) ||
      icons.some((name) => library.startsWith("lucide/") && library.includes(`/icons/${name}.`))
    );
  }
  const own = pathBelow("/site/src/", id);
  return modules.some((name) => own?.startsWith(name.endsWith("/") ? name : `${name}.`));
}

function pathBelow(folder: string, id: string): string | undefined {
  const at = id.lastIndexOf(folder);
  return at < 0 ? undefined : id.slice(at + folder.length);
}

/** The groups as Rolldown reads them. */
export const GROUPS = CHUNKS.map((group) => ({
  name: group.name,
  priority: group.priority,
  test: (id: string) => belongs(group, id),
  ...(!group.withImports && { includeDependenciesRecursively: false }),
}));
