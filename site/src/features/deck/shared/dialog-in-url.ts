import { useNavigate } from "@tanstack/react-router";
import type { DialogStep } from "../../../ui/dialog-step";

/** Closes a dialog; the URL that has opened it loses these parameters. */
export function useClosing(dialog: DialogStep, parameters: readonly string[]): () => void {
  const navigate = useNavigate();
  const without = <Search extends object>(search: Search) =>
    Object.fromEntries(Object.entries(search).filter(([name]) => !parameters.includes(name))) as Search;
  return () => {
    if (dialog.name !== undefined) dialog.close();
    else void navigate({ to: ".", search: without, hash: true, replace: true, resetScroll: false });
  };
}
