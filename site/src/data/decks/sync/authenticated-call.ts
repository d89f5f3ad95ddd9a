import { keepingAccount } from "../../account-lock";
import { parseAccount } from "../../account-query";
import { callApiOnce, type SendToApi, sendToApiOnce } from "../../api";
import { currentSignIn, session } from "../../session";
import { showSessionEnd } from "../../session-recovery";
import { NotThisUserError } from "./api-failure";

/** Calls as one user only: nothing is sent while another user, or none, is signed in. */
export function callAs(user: string): SendToApi {
  let confirmed: string | undefined;

  async function confirm(): Promise<void> {
    const signIn = currentSignIn();
    if (confirmed === signIn) return;
    const account = parseAccount(await callApiOnce("GET account"));
    // The session has ended during work: edits wait until the user signs in again.
    if (!account) showSessionEnd("ended", signIn);
    if (account?.username !== user) throw new NotThisUserError();
    confirmed = signIn;
  }

  return (path, call) =>
    keepingAccount(async () => {
      if (session.get() !== "in") throw new NotThisUserError();
      await confirm();
      return await sendToApiOnce(path, call);
    });
}
