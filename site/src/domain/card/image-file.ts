/** Card data that determines the file name of its picture. */
interface Pictured {
  readonly asciiName: string;
  /** Crypt cards only. */
  readonly group?: number | "any";
  readonly advanced?: boolean;
}

/**
 * File name without folder and extension: the ASCII name in lower case, letters and digits only, for crypt cards
 * followed by the group and `adv`: `alashradamrofalamutg2adv`, `newbloodgany`.
 */
export function imageFile({ asciiName, group, advanced }: Pictured): string {
  const name = asciiName.toLowerCase().replace(/[^a-z0-9]/g, "");
  return `${name}${group === undefined ? "" : `g${group}`}${advanced ? "adv" : ""}`;
}
