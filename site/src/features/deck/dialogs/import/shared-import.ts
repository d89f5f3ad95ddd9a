/** What another app, or the file manager, has handed over to the import, in the URL of the page of decks. */
export interface SharedImport {
  readonly from: "text" | "site";
  /** The list, or the URL of a deck. */
  readonly text: string;
  /** A file was opened: the browser hands it over apart from the URL. */
  readonly hasFile: boolean;
}

/** The parameters, as the manifest of the app names them. */
export const IMPORT_PARAMETERS = ["import", "import-title", "import-url", "import-file"] as const;

const URL_ALONE = /^https?:\/\/\S+$/;

/** Apps put a URL into the text as well as into its own parameter. */
export function sharedImport(search: string): SharedImport {
  const given = new URLSearchParams(search);
  const [text, title, url, file] = IMPORT_PARAMETERS.map((name) => unquoted(given.get(name) ?? "").trim());
  const whole = text || url || title || "";
  const from = URL_ALONE.test(whole) ? "site" : "text";
  return { from, text: whole, hasFile: Boolean(file) };
}

/** The router writes texts that look like numbers or JSON in quotation marks. */
function unquoted(text: string): string {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "string" ? value : text;
  } catch {
    return text;
  }
}
