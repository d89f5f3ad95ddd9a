import type { QueryClient } from "@tanstack/react-query";
import type { CopiedSearch } from "./copied-search";

/** Whether the text was copied: some browsers deny the clipboard on insecure pages. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copies a search as it could be typed, and returns it; undefined if that failed. */
export async function copySearch(client: QueryClient, search: CopiedSearch): Promise<string | undefined> {
  try {
    const { searchAsText } = await import("./search-as-text");
    const text = await searchAsText(client, search);
    return (await copied(text)) ? text : undefined;
  } catch {
    return undefined;
  }
}
