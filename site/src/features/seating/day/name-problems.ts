import type { NameProblem } from "../../../domain/seating/day/names";
import type { Translate } from "../../../i18n/translation";

/** More would be no help. */
const SHOWN = 3;

export function formatNameProblems(t: Translate, problems: readonly NameProblem[]): string {
  return problems
    .slice(0, SHOWN)
    .map((problem) => {
      if (problem.kind === "long")
        return t("seating-day.name-long", { line: problem.line, limit: problem.limit });
      const [first, second] = problem.lines;
      return first === 0
        ? t("seating-day.name-known", { name: problem.name })
        : t("seating-day.name-twice", { name: problem.name, first, second });
    })
    .join(" ");
}
