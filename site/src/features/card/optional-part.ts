/** Marks a part whose failure is said in its place, whatever it was: the rest of the screen stays. */
export function optionalPart<Options extends object>(options: Options): Options & { throwOnError: false } {
  return { ...options, throwOnError: false };
}
