/** Characters of a reporter's name in narrow and in wide lists. */
export const NARROW_NAME = 15;
export const WIDE_NAME = 30;

/** Cuts a long name to the given number of characters, an ellipsis included. */
export function cutName(name: string, length: number): string {
  const characters = [...name];
  return characters.length <= length ? name : `${characters.slice(0, length - 1).join("")}…`;
}
