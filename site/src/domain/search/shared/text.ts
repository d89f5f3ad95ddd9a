import type { CardContext } from "../card-base";
import type { Filter, QueryProblem } from "../filter";
import { Notes, vocabulary } from "../read";
import { findRow } from "./text-match";
import { BLANK_ROW, isBlank, rowPattern, type TextRow, type TextScope } from "./text-row";

/** Rows of a text search, all of which must match; blank rows of a form are ignored. */
export type TextValue = readonly TextRow[];

const SCOPES = vocabulary<TextScope>(["name", "text"]);
const LOGICS = vocabulary(["and", "not"] as const);

/** Names and texts (docs/rules/search.md §2): `[{"value":"bleed","in":"name","logic":"and"}]`. */
export const textFilter: Filter<TextValue, CardContext> = {
  key: "text",
  typed: { as: "text", keywords: ["any", "name", "n", "text", "x", "o"] },
  empty: [],
  slow: true,
  parse(raw) {
    const notes = new Notes();
    const rows = notes.list(raw, "text").flatMap((row, index) => readRow(row, `text[${index}]`, notes));
    return { value: rows, problems: notes.problems };
  },
  isActive: (rows) => !rows.every(isBlank),
  toJson: (rows) => written(rows).map(rowJson),
  describe(rows) {
    const texts = written(rows);
    return texts.map((row) => ({
      phrase: {
        key: `text.${row.scope}${row.regex ? ".regex" : ""}${row.logic === "not" ? ".not" : ""}`,
        params: { value: row.value },
      },
      without: texts.filter((other) => other !== row),
    }));
  },
  resolve: (rows, context) => ({ value: rows, problems: patternProblems(rows, context) }),
  find: (rows, context, within) => written(rows).reduce((left, row) => findRow(row, context, left), within),
};

function written(rows: TextValue): TextValue {
  return rows.filter((row) => !isBlank(row));
}

function readRow(raw: unknown, path: string, notes: Notes): readonly TextRow[] {
  const fields = notes.object(raw, path);
  notes.onlyKeys(fields, path, ["value", "regex", "in", "logic"]);
  if (fields.value === undefined) return [];
  if (typeof fields.value !== "string") {
    notes.note("bad-shape", `${path}.value`, fields.value);
    return [];
  }
  const row: TextRow = {
    value: fields.value,
    regex: readFlag(fields.regex, `${path}.regex`, notes),
    scope: notes.word(fields.in, `${path}.in`, SCOPES, BLANK_ROW.scope),
    logic: notes.word(fields.logic, `${path}.logic`, LOGICS, BLANK_ROW.logic),
  };
  return isBlank(row) ? [] : [row];
}

function readFlag(raw: unknown, path: string, notes: Notes): boolean {
  if (typeof raw !== "boolean" && raw !== undefined) notes.note("bad-shape", path, raw);
  return raw === true;
}

function rowJson({ value, regex, scope, logic }: TextRow): Readonly<Record<string, unknown>> {
  return { value, ...(regex && { regex }), ...(scope !== "any" && { in: scope }), logic };
}

function patternProblems(rows: TextValue, context: CardContext): readonly QueryProblem[] {
  return rows.flatMap((row, index) => {
    const code = row.regex && !isBlank(row) ? patternProblem(row, context) : undefined;
    return code === undefined ? [] : [{ code, path: `text[${index}].value`, value: row.value }];
  });
}

function patternProblem(row: TextRow, { patterns }: CardContext): QueryProblem["code"] | undefined {
  if (rowPattern(row.value) === undefined) return "bad-regex";
  const matches = patterns?.(row);
  if (matches === "too-slow") return "slow-regex";
  return matches === undefined || matches === "failed" ? "not-available" : undefined;
}
