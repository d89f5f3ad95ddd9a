/** Options of a query whose failure is shown in place, while the rest of the page stays. */
export function optionalPart<Options extends object>(options: Options): Options & { throwOnError: false } {
  return { ...options, throwOnError: false };
}
