import { scan } from "./scan";
import { isSpecialWord } from "./special";

/** Whether a text, written without quotes anywhere in a query, is read as this one word. */
export function isBareWord(text: string): boolean {
  if (/["()]/.test(text) || text.startsWith("/") || isSpecialWord(text)) return false;
  const { tree } = scan(text);
  return (
    tree?.is === "term" &&
    tree.keyword === "" &&
    tree.items[0]?.form === "bare" &&
    tree.items[0].text === text
  );
}
