/** One operation of the API. */
export interface ApiOperation {
  /** "PUT". */
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  /** Status codes. */
  readonly answers: readonly string[];
}

/** Reads what a person wants to know of an OpenAPI document; anything of another shape is left out. */
export function apiOperations(document: unknown): readonly ApiOperation[] {
  return entries(fields(document).paths).flatMap(([path, operations]) =>
    entries(operations).map(([method, operation]) => {
      const { summary, description, responses } = fields(operation);
      const [first = ""] = text(description).split("\n");
      return {
        method: method.toUpperCase(),
        path,
        summary: first === "" ? text(summary) : first,
        answers: entries(responses).map(([code]) => code),
      };
    }),
  );
}

function fields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

function entries(value: unknown): readonly (readonly [string, unknown])[] {
  return Object.entries(fields(value));
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}
