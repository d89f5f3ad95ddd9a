import type { Language } from "../domain/language";
import { account } from "./en/account";
import type { Words } from "./words";

/** Fetches what the account room says. */
export async function accountWords(language: Language): Promise<Words> {
  switch (language) {
    case "en":
      return account;
    case "es":
      return (await import("./es/account")).account;
    case "fr":
      return (await import("./fr/account")).account;
    case "pt":
      return (await import("./pt/account")).account;
  }
}
