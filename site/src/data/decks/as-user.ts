import { parseAccount } from "../account";
import { keepingAccount } from "../account-lock";
import { type Call, callApiOnce } from "../api";
import { SESSION_KEY, session } from "../session";
import { NotThisUserError } from "./outcome";
import type { CallServer } from "./send";

/** Calls in one person's name only: nothing is sent while somebody else, or nobody, is signed in. */
export function callAs(user: string): CallServer {
  let confirmed: string | undefined;

  /** Each signing in, in any tab, leaves another hint. */
  async function confirm(): Promise<void> {
    const hint = readHint();
    if (confirmed === hint) return;
    const account = parseAccount(await callApiOnce("account"));
    // The session has ended while somebody works: they are asked to sign in again, and nothing is lost.
    if (!account) session.set("expired");
    if (account?.username !== user) throw new NotThisUserError();
    confirmed = hint;
  }

  return (path: string, call?: Call) =>
    keepingAccount(async () => {
      if (session.get() !== "in") throw new NotThisUserError();
      await confirm();
      return await callApiOnce(path, call);
    });
}

function readHint(): string {
  try {
    return localStorage.getItem(SESSION_KEY) ?? "";
  } catch {
    return "";
  }
}
