import { fold } from "../../name/fold";
import { inEnglishOrder } from "../../text/order";
import { withoutInvisible } from "../invisible-characters";
import { MAX_TAG_LENGTH, MAX_TAGS } from "../limits";

export type TagProblem = "too-long" | "too-many";

/** Cleans a tag to one line without surrounding spaces and invisible characters. */
export function cleanTag(text: string): string {
  return withoutInvisible(text.replace(/\p{Cc}/gu, " ")).trim();
}

/** Problem of a list of tags; the server counts characters as code points. */
export function tagProblem(tags: readonly string[]): TagProblem | undefined {
  if (tags.some((tag) => [...tag].length > MAX_TAG_LENGTH)) return "too-long";
  return tags.length > MAX_TAGS ? "too-many" : undefined;
}

/** Removes empty tags, and duplicates without regard to case and accents. */
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

/** Tags with the number of decks, in English order. */
export function tagCounts(decks: readonly Tagged[]): readonly TagCount[] {
  const counts = new Map<string, number>();
  for (const { tags } of decks) {
    for (const tag of new Set(tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return inEnglishOrder(counts.keys()).map((tag) => ({ tag, decks: counts.get(tag) ?? 0 }));
}
