import type { Problem } from "./problem";
import type { Item, Operator, Span, Term, Tree } from "./tree";

export const MAX_TEXT = 2000;
export const MAX_DEPTH = 8;

const LOOKALIKES: Readonly<Record<string, string>> = {
  "“": '"',
  "”": '"',
  "„": '"',
  "«": '"',
  "»": '"',
  "–": "-",
  "—": "-",
  "−": "-",
  "\u00a0": " ",
};

/** Replaces what phones and word processors write, one character for one, so that places stay. */
export function plainCharacters(text: string): string {
  return text.replace(/[“”„«»–—−\u00a0]/g, (character) => LOOKALIKES[character] ?? character);
}

const OPERATOR = /!=|<=|>=|!<|!>|[:=<>≤≥≠]/y;
const SIGNS: Readonly<Record<string, Operator>> = { "≤": "<=", "≥": ">=", "≠": "!=" };
const KEYWORD = /\p{L}+(?:\.\p{L}+)?(?=!=|<=|>=|!<|!>|[:=<>≤≥≠])/uy;
const COPIES = /(!=|<=|>=|[:=<>≤≥≠])(\d+(?:(?:-|\.\.)\d+)?)/y;
const COPIES_AT_END = /^(.+?)(!=|<=|>=|[:=<>≤≥≠])(\d+(?:(?:-|\.\.)\d+)?)$/s;
const BLANK = /\s/;

function operator(sign: string): Operator {
  return SIGNS[sign] ?? (sign as Operator);
}

export interface Scanned {
  readonly tree: Tree | undefined;
  readonly problems: readonly Problem[];
}

/** Reads the grammar of a query; never throws, and takes time in proportion to the length. */
export function scan(text: string): Scanned {
  const scanner = new Scanner(plainCharacters(text).slice(0, MAX_TEXT));
  const tree = scanner.query();
  if (text.length <= MAX_TEXT) return { tree, problems: scanner.problems };
  const tooLong: Problem = { code: "too-long", at: [MAX_TEXT, text.length], value: "", fixes: [] };
  return { tree, problems: [...scanner.problems, tooLong] };
}

class Scanner {
  readonly problems: Problem[] = [];
  readonly #text: string;
  #place = 0;
  #depth = 0;

  constructor(text: string) {
    this.#text = text;
  }

  query(): Tree | undefined {
    const alternatives: Tree[] = [];
    let units: Tree[] = [];
    const close = () => {
      if (units.length > 0) alternatives.push(joined("and", units));
      units = [];
    };
    for (let word = this.#next(); word !== "end"; word = this.#next()) {
      if (word === "or") close();
      else if (word !== "and" && word !== "nothing") units.push(word);
    }
    close();
    return alternatives.length === 0 ? undefined : joined("or", alternatives);
  }

  #next(): Tree | "or" | "and" | "nothing" | "end" {
    while (BLANK.test(this.#text[this.#place] ?? "")) this.#place++;
    const from = this.#place;
    if (from >= this.#text.length || (this.#depth > 0 && this.#text[from] === ")")) return "end";
    const isNegative = this.#text[from] === "-" && /[^\s\d-]/.test(this.#text[from + 1] ?? " ");
    if (isNegative) this.#place++;
    const unit = this.#unit(from);
    if (unit === "nothing") return unit;
    if (isNegative) return { is: "not", of: unit };
    if (unit.is !== "term" || unit.keyword !== "" || unit.items[0]?.form !== "bare") return unit;
    const word = unit.items[0].text.toLowerCase();
    return word === "or" || word === "and" ? word : unit;
  }

  #unit(from: number): Tree | "nothing" {
    if (this.#text[this.#place] === "(") return this.#group();
    const keyword = this.#keyword();
    return keyword === undefined ? this.#word(from) : this.#values(keyword.word, keyword.op, from);
  }

  #group(): Tree | "nothing" {
    const from = this.#place++;
    if (this.#depth >= MAX_DEPTH) {
      this.#problem("too-deep", [from, from + 1], "(");
      return "nothing";
    }
    this.#depth++;
    const inner = this.query();
    this.#depth--;
    if (this.#place < this.#text.length) this.#place++;
    else this.#problem("unclosed", [from, this.#text.length], "(");
    return inner ?? "nothing";
  }

  /** A keyword and its operator; a colon before a space is a part of a name: "Praxis Seizure: Boston". */
  #keyword(): { readonly word: string; readonly op: Operator } | undefined {
    const word = this.#match(KEYWORD);
    if (word === undefined) return undefined;
    const end = this.#place + word.length;
    OPERATOR.lastIndex = end;
    const sign = OPERATOR.exec(this.#text)?.[0] ?? ":";
    if (/^[\s)]?$/.test(this.#text[end + sign.length] ?? "") && sign === ":") return undefined;
    this.#place = end + sign.length;
    return { word: word.toLowerCase(), op: operator(sign) };
  }

  #word(from: number): Term | "nothing" {
    const item = this.#item(":");
    if (item === undefined || (item.form === "bare" && !/[\p{L}\p{N}]/u.test(item.text))) return "nothing";
    return { is: "term", keyword: "", op: ":", items: [item], at: [from, this.#place] };
  }

  #values(keyword: string, op: Operator, from: number): Term {
    const items: Item[] = [];
    do {
      OPERATOR.lastIndex = this.#place;
      const sign = items.length > 0 ? OPERATOR.exec(this.#text)?.[0] : undefined;
      if (sign !== undefined) this.#place += sign.length;
      const item = this.#item(sign === undefined ? op : operator(sign), true);
      if (item !== undefined) items.push(item);
    } while (this.#listGoesOn());
    return { is: "term", keyword, op, items, at: [from, this.#place] };
  }

  #listGoesOn(): boolean {
    const mark = this.#text[this.#place];
    if (mark !== "," && mark !== "|") return false;
    this.#place++;
    return /[^\s]/.test(this.#text[this.#place] ?? " ");
  }

  #item(op: Operator, inList = false): Item | undefined {
    const first = this.#text[this.#place];
    if (first === '"') return this.#quoted(op, inList);
    if (first === "/" && /\S/.test(this.#text[this.#place + 1] ?? " ")) return this.#pattern(op);
    return this.#bare(op, inList);
  }

  #bare(op: Operator, inList: boolean): Item | undefined {
    const from = this.#place;
    let open = 0;
    for (; this.#place < this.#text.length; this.#place++) {
      const character = this.#text[this.#place] ?? "";
      if (BLANK.test(character) || (inList && (character === "," || character === "|"))) break;
      if (character === "(") open++;
      else if (character === ")" && --open < 0 && this.#depth > 0) break;
    }
    const text = this.#text.slice(from, this.#place);
    if (text === "") return undefined;
    const [, name, sign, number] = (inList && COPIES_AT_END.exec(text)) || [];
    const copies = sign && number ? { op: operator(sign), text: number } : undefined;
    const at: Span = [from, this.#place];
    return { op, form: "bare", text: name ?? text, openStart: true, openEnd: true, copies, at };
  }

  #quoted(op: Operator, inList: boolean): Item | undefined {
    const from = this.#place++;
    let text = "";
    let isStar = false;
    const openStart = this.#text[this.#place] === "*";
    if (openStart) this.#place++;
    for (; this.#place < this.#text.length; this.#place++) {
      let character = this.#text[this.#place] ?? "";
      if (character === '"') break;
      isStar = character === "*";
      if (character === "\\" && /["*\\n]/.test(this.#text[this.#place + 1] ?? "")) {
        character = this.#text[++this.#place] ?? "";
        if (character === "n") character = "\n";
      }
      text += character;
    }
    if (this.#place < this.#text.length) this.#place++;
    else this.#problem("unclosed", [from, this.#text.length], '"');
    const [, sign, number] = (inList && this.#exec(COPIES)) || [];
    if (sign && number) this.#place += sign.length + number.length;
    const copies = sign && number ? { op: operator(sign), text: number } : undefined;
    const words = isStar ? text.slice(0, -1) : text;
    if (words.trim() === "") return undefined;
    return { op, form: "quoted", text: words, openStart, openEnd: isStar, copies, at: [from, this.#place] };
  }

  #pattern(op: Operator): Item | undefined {
    const from = this.#place++;
    let text = "";
    for (; this.#place < this.#text.length && this.#text[this.#place] !== "/"; this.#place++) {
      const character = this.#text[this.#place] ?? "";
      const next = this.#text[this.#place + 1] ?? "";
      if (character !== "\\") text += character;
      else if (next === "") continue;
      else {
        text += next === "/" ? "/" : character + next;
        this.#place++;
      }
    }
    if (this.#place < this.#text.length) this.#place++;
    else this.#problem("unclosed", [from, this.#text.length], "/");
    if (text.trim() === "") return undefined;
    const at: Span = [from, this.#place];
    return { op, form: "pattern", text, openStart: true, openEnd: true, copies: undefined, at };
  }

  #exec(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#place;
    return pattern.exec(this.#text);
  }

  #match(pattern: RegExp): string | undefined {
    return this.#exec(pattern)?.[0];
  }

  #problem(code: Problem["code"], at: Span, value: string): void {
    this.problems.push({ code, at, value, fixes: [] });
  }
}

/** Flat: an "or" in an "or" is one. */
export function joined(is: "and" | "or", parts: readonly Tree[]): Tree {
  const flat = parts.flatMap((part) => (part.is === is ? part.parts : part));
  const [only] = flat;
  return only !== undefined && flat.length === 1 ? only : { is, parts: flat };
}
