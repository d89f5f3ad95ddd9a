import { fold } from "../../name/fold";
import { inEnglishOrder } from "../../text/order";
import { withoutUnseen } from "../unseen-characters";

/** What the server takes (functions/decks/limits.py). */
export const MAX_TAGS = 40;
export const MAX_TAG_LENGTH = 40;

export type TagProblem = "too-long" | "too-many";

/** A tag is one line without spaces around it, or characters that nobody sees. */
export function cleanTag(text: string): string {
  return withoutUnseen(text.replace(/\p{Cc}/gu, " ")).trim();
}

/** Why the tags cannot be those of a deck; the server counts characters as code points. */
export function tagProblem(tags: readonly string[]): TagProblem | undefined {
  if (tags.some((tag) => [...tag].length > MAX_TAG_LENGTH)) return "too-long";
  return tags.length > MAX_TAGS ? "too-many" : undefined;
}

/** Tags without empty ones and without a second one that differs in case or accents only. */
export function cleanTags(tags: readonly string[]): readonly string[] {
  const seen = new Map<string, string>();
  for (const tag of tags.map(cleanTag)) if (tag !== "" && !seen.has(fold(tag))) seen.set(fold(tag), tag);
  return [...seen.values()];
}

interface Tagged {
  readonly tags: readonly string[];
}

export interface TagCount {
  readonly tag: string;
  readonly decks: number;
}

/** Every tag with the number of decks that have it, in English order. */
export function tagCounts(decks: readonly Tagged[]): readonly TagCount[] {
  const counts = new Map<string, number>();
  for (const { tags } of decks) {
    for (const tag of new Set(tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return inEnglishOrder(counts.keys()).map((tag) => ({ tag, decks: counts.get(tag) ?? 0 }));
}
