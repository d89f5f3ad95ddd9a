/** A part of the program that is fetched with its first use could not be fetched. */
export class MissingPartError extends Error {
  override readonly name = "MissingPartError";

  constructor(cause: unknown) {
    super("A part of the program could not be loaded", { cause });
  }
}

/** Loads a part of the program that is not stored for use without a network. Raises MissingPartError. */
export async function onDemand<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (cause) {
    throw new MissingPartError(cause);
  }
}
