const ARTICLE_LAST = /^(.+), (The|An|A)$/;

/** "Barrens, The" → "The Barrens". */
export function articleFirst(name: string): string {
  return name.replace(ARTICLE_LAST, "$2 $1");
}

/** Suffix of vampires that share a name: "G6", "ADV", "G6 ADV" or "". */
export function nameSuffix(card: {
  readonly newer: boolean;
  readonly advanced: boolean;
  readonly group: number | "any";
}): string {
  const group = card.newer ? `G${String(card.group).toUpperCase()}` : "";
  return [group, card.advanced && "ADV"].filter(Boolean).join(" ");
}

/** Name with article first, suffix in parentheses and real trademark sign: "Theo Bell (G6)". */
export function displayName(name: string, suffix: string): string {
  const shown = articleFirst(name).replace("(TM)", "™");
  return suffix ? `${shown} (${suffix})` : shown;
}
