import { isCapitalCode, isCode } from "./shapes/levels";
import type { Item, Term, Tree } from "./tree";

const GROUPS = /^G(\d(?:-\d)?)$/;

/** Words without a keyword that stand for a value: codes of disciplines in capitals, groups, ADV. */
export function isShortForm(text: string): boolean {
  return isCapitalCode(text) || GROUPS.test(text) || text === "ADV";
}

/** Words without a keyword that are no text: short forms and the operators. */
export function isSpecialWord(text: string): boolean {
  return isShortForm(text) || /^(or|and)$/i.test(text);
}

/** Writes short forms in full, with the keywords that the form has. */
export function inFull(tree: Tree, knows: (keyword: string) => boolean): Tree {
  switch (tree.is) {
    case "term":
      return termInFull(tree, knows);
    case "not":
      return { is: "not", of: inFull(tree.of, knows) };
    case "or":
      return { is: "or", parts: tree.parts.map((part) => inFull(part, knows)) };
    case "and":
      return { is: "and", parts: codesInFull(tree.parts, knows).map((part) => inFull(part, knows)) };
  }
}

/** Codes side by side, one of them in capitals, are the written form of disciplines: "AUS DOM cel". */
function codesInFull(parts: readonly Tree[], knows: (keyword: string) => boolean): readonly Tree[] {
  if (!knows("dis")) return parts;
  const isCodeWord = (part: Tree | undefined) => part !== undefined && isCode(bareText(part) ?? "");
  return parts.map((part, index) => {
    if (!isCodeWord(part)) return part;
    let from = index;
    let to = index;
    while (isCodeWord(parts[from - 1])) from--;
    while (isCodeWord(parts[to + 1])) to++;
    const run = parts.slice(from, to + 1);
    return run.some((one) => isCapitalCode(bareText(one) ?? "")) ? under("dis", part as Term) : part;
  });
}

function bareText(tree: Tree): string | undefined {
  const item = tree.is === "term" && tree.keyword === "" ? tree.items[0] : undefined;
  return item?.form === "bare" ? item.text : undefined;
}

function under(keyword: string, term: Term, text?: string): Term {
  const items = text === undefined ? term.items : term.items.map((item) => ({ ...item, text }));
  return { ...term, keyword, items };
}

function termInFull(term: Term, knows: (keyword: string) => boolean): Tree {
  const [item] = term.items;
  if (term.keyword === "") return item?.form === "bare" ? wordInFull(term, item, knows) : term;
  if (item === undefined) return term;
  const value = item.text.toLowerCase();
  switch (term.keyword) {
    case "not":
      return knows("is") ? negated(under("is", term)) : term;
    case "banned":
      if (!knows("is") || !/^(yes|no)$/.test(value)) return term;
      return value === "no" ? negated(under("is", term, "banned")) : under("is", term, "banned");
    case "in":
      return knows("is") && value === "twd" ? negated(under("is", term, "non-twd")) : term;
    case "req":
      return requirement(term, value, knows);
    default:
      return term;
  }
}

const REQUIREMENTS: Readonly<Record<string, string>> = {
  clan: "clan",
  sect: "sect",
  title: "title",
  dis: "dis",
  discipline: "dis",
};

/** `req:clan` is `-clan:none`; only library cards require. */
function requirement(term: Term, value: string, knows: (keyword: string) => boolean): Tree {
  if (!knows("type") || !knows("blood")) return term;
  if (value === "any") return negated(under("is", term, "no-requirements"));
  const keyword = REQUIREMENTS[value];
  return keyword === undefined ? term : negated(under(keyword, term, "none"));
}

function wordInFull(term: Term, { text }: Item, knows: (keyword: string) => boolean): Tree {
  if (isCapitalCode(text) && knows("dis")) return under("dis", term);
  const groups = GROUPS.exec(text)?.[1];
  if (groups !== undefined && knows("group")) return under("group", term, groups);
  return text === "ADV" && knows("is") && knows("cap") && knows("group")
    ? under("is", term, "advancement")
    : term;
}

function negated(of: Term): Tree {
  return { is: "not", of: { ...of, excludes: !of.excludes } };
}
