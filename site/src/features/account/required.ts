import type { Problem } from "./problem";
import type { Values } from "./use-submit";

const MIN_PASSWORD_LENGTH = 8;

/** The first empty field, in the order of the form. */
export function missing(...fields: readonly string[]): (values: Values) => Problem | undefined {
  return (values) => {
    const field = fields.find((name) => !values[name]);
    return field === undefined ? undefined : { message: "account.required", field };
  };
}

/** A new password that the server would reject, found before it is sent. */
export function tooShort(field: string): (values: Values) => Problem | undefined {
  return (values) =>
    [...(values[field] ?? "")].length < MIN_PASSWORD_LENGTH
      ? { message: "account.rule-password", field }
      : undefined;
}
