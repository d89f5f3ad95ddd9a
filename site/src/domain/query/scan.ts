import type { Problem } from "./problem";
import type { Copies, Item, Operator, Span, Tree } from "./tree";

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
/** The keyword of cards, whose names copies may follow; after other keywords they are a part of the value. */
const OF_COPIES = "card";
const BLANK = /\s/;

function operator(sign: string): Operator {
  return SIGNS[sign] ?? (sign as Operator);
}

/** What stands before an item. */
interface Lead {
  /** "" for a word without a keyword. */
  readonly keyword: string;
  readonly op: Operator;
  readonly opAt: number;
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
    const unit = this.#unit(isNegative);
    if (unit === "nothing") return unit;
    if (isNegative) return { is: "not", of: unit };
    if (unit.is !== "term" || unit.keyword !== "" || unit.items[0]?.form !== "bare") return unit;
    const word = unit.items[0].text.toLowerCase();
    return word === "or" || word === "and" ? word : unit;
  }

  #unit(hasHyphen: boolean): Tree | "nothing" {
    if (this.#text[this.#place] === "(") return this.#group();
    const from = this.#place;
    const lead: Lead = this.#keyword() ?? { keyword: "", op: ":", opAt: from };
    const { keyword, op, opAt: keywordEnd } = lead;
    const items = keyword === "" ? this.#word(lead) : this.#values(lead);
    if (keyword === "" && items.length === 0) return "nothing";
    const at: Span = [from, this.#place];
    return { is: "term", keyword, keywordEnd, op, items, hasHyphen, excludes: op === "!=", at };
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
  #keyword(): Lead | undefined {
    const word = this.#match(KEYWORD);
    if (word === undefined) return undefined;
    const end = this.#place + word.length;
    OPERATOR.lastIndex = end;
    const sign = OPERATOR.exec(this.#text)?.[0] ?? ":";
    if (/^[\s)]?$/.test(this.#text[end + sign.length] ?? "") && sign === ":") return undefined;
    this.#place = end + sign.length;
    return { keyword: word.toLowerCase(), op: operator(sign), opAt: end };
  }

  #word(lead: Lead): readonly Item[] {
    const item = this.#item(lead);
    return item === undefined || (item.form === "bare" && !/[\p{L}\p{N}]/u.test(item.text)) ? [] : [item];
  }

  #values(lead: Lead): readonly Item[] {
    const items: Item[] = [];
    for (let next: Lead | undefined = lead; next !== undefined; next = this.#nextInList(lead)) {
      const item = this.#item(next);
      if (item !== undefined) items.push(item);
    }
    return items;
  }

  #nextInList(lead: Lead): Lead | undefined {
    const mark = this.#text[this.#place];
    if (mark !== "," && mark !== "|") return undefined;
    const opAt = ++this.#place;
    if (BLANK.test(this.#text[opAt] ?? " ")) return undefined;
    const sign = this.#match(OPERATOR);
    this.#place += sign?.length ?? 0;
    return { ...lead, op: sign === undefined ? lead.op : operator(sign), opAt };
  }

  #item(lead: Lead): Item | undefined {
    const first = this.#text[this.#place];
    if (first === '"') return this.#quoted(lead);
    if (first === "/" && /\S/.test(this.#text[this.#place + 1] ?? " ")) return this.#pattern(lead);
    return this.#bare(lead);
  }

  #bare({ keyword, op, opAt }: Lead): Item | undefined {
    const from = this.#place;
    let open = 0;
    for (; this.#place < this.#text.length; this.#place++) {
      const character = this.#text[this.#place] ?? "";
      if (BLANK.test(character) || (keyword !== "" && (character === "," || character === "|"))) break;
      if (character === "(") open++;
      else if (character === ")" && --open < 0 && this.#depth > 0) break;
    }
    const whole = this.#text.slice(from, this.#place);
    if (whole === "") return undefined;
    const [, name, sign, number] = (keyword === OF_COPIES && COPIES_AT_END.exec(whole)) || [];
    const text = name ?? whole;
    const at: Span = [from, from + text.length];
    const copies = this.#copies(sign, number);
    return { op, opAt, form: "bare", text, openStart: true, openEnd: true, copies, at };
  }

  #quoted({ keyword, op, opAt }: Lead): Item | undefined {
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
    const at: Span = [from, this.#place];
    const [after = "", sign, number] = (keyword === OF_COPIES && this.#exec(COPIES)) || [];
    this.#place += after.length;
    const copies = this.#copies(sign, number);
    const words = isStar ? text.slice(0, -1) : text;
    if (words.trim() === "") return undefined;
    return { op, opAt, form: "quoted", text: words, openStart, openEnd: isStar, copies, at };
  }

  /** Copies whose number ends here. */
  #copies(sign: string | undefined, number: string | undefined): Copies | undefined {
    if (sign === undefined || number === undefined) return undefined;
    return { op: operator(sign), text: number, at: [this.#place - number.length, this.#place] };
  }

  #pattern({ op, opAt }: Lead): Item | undefined {
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
    return { op, opAt, form: "pattern", text, openStart: true, openEnd: true, copies: undefined, at };
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
