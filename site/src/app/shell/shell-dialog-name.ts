const NAMES = ["menu", "display", "keys", "session", "limited", "seating", "palette", "searches"] as const;
export type ShellDialogName = (typeof NAMES)[number];

export function isShellDialog(name: string | undefined): name is ShellDialogName {
  return NAMES.some((known) => known === name);
}
