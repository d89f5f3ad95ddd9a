import { squash } from "./fold";
import type { NameForms } from "./matching";

/** A card name with the requested copies. */
export interface CountedName {
  readonly copies: number;
  readonly name: string;
}

const COUNTED = /^\s*([1-9]\d{0,2})\s*x?\s+(\S.*)$/i;

/**
 * Reads a number before a name: "4 blood doll", "4x blood doll". A number that is part of a name stays: "44 mag" is
 * ".44 Magnum". Undefined without a number.
 */
export function countedName(
  typed: string,
  entries: readonly { readonly forms: NameForms }[],
): CountedName | undefined {
  const [, copies, name] = COUNTED.exec(typed) ?? [];
  if (copies === undefined || name === undefined) return undefined;
  const whole = squash(typed);
  const begins = entries.some(({ forms }) => forms.names.some(({ squashed }) => squashed.startsWith(whole)));
  return begins ? undefined : { copies: Number(copies), name };
}
