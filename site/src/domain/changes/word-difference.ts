/** A piece of two texts: words of both, of the new one, of the old one. */
export interface WordPiece {
  readonly kind: "same" | "inserted" | "deleted";
  readonly text: string;
}

/** Words with the white space behind them, icons, and punctuation. */
const TOKEN = /\[[^\]\n]*\]\s*|[\p{L}\p{N}'’]+\s*|[^\p{L}\p{N}\s]\s*|\s+/gu;

/** The words that differ between two texts. Same and inserted pieces give `after`, same and deleted ones `before`. */
export function wordDifference(before: string, after: string): readonly WordPiece[] {
  const old = tokens(before);
  const next = tokens(after);
  const lengths = commonLengths(old, next);
  const found: WordPiece[] = [];
  const add = (kind: WordPiece["kind"], text: string) => {
    const last = found.at(-1);
    if (last?.kind === kind) found[found.length - 1] = { kind, text: last.text + text };
    else found.push({ kind, text });
  };
  let [left, right] = [0, 0];
  while (left < old.length || right < next.length) {
    const [one, other] = [old[left], next[right]];
    if (one !== undefined && one === other) {
      add("same", one);
      left += 1;
      right += 1;
    } else if (
      other === undefined ||
      (one !== undefined && at(lengths, left + 1, right) >= at(lengths, left, right + 1))
    ) {
      add("deleted", one ?? "");
      left += 1;
    } else {
      add("inserted", other);
      right += 1;
    }
  }
  return found;
}

function tokens(text: string): readonly string[] {
  return text.match(TOKEN) ?? [];
}

type Lengths = readonly (readonly number[])[];

function at(lengths: Lengths, left: number, right: number): number {
  return lengths[left]?.[right] ?? 0;
}

/** Lengths of the longest common sequences of the rests of both lists. */
function commonLengths(old: readonly string[], next: readonly string[]): Lengths {
  const lengths: number[][] = Array.from({ length: old.length + 1 }, () =>
    new Array<number>(next.length + 1).fill(0),
  );
  for (let left = old.length - 1; left >= 0; left -= 1) {
    const row = lengths[left] ?? [];
    for (let right = next.length - 1; right >= 0; right -= 1) {
      row[right] =
        old[left] === next[right]
          ? at(lengths, left + 1, right + 1) + 1
          : Math.max(at(lengths, left + 1, right), at(lengths, left, right + 1));
    }
  }
  return lengths;
}

/** Pieces of a text whose ranges, start and end alternating, are new. */
export function newWords(text: string, ranges: readonly number[]): readonly WordPiece[] {
  const places = [0, ...ranges, text.length];
  return places.slice(1).flatMap((end, index): readonly WordPiece[] => {
    const piece = text.slice(places[index], end);
    return piece === "" ? [] : [{ kind: index % 2 === 0 ? "same" : "inserted", text: piece }];
  });
}
