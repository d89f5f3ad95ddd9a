import { useLocation } from "@tanstack/react-router";
import { useState } from "react";
import { AccountRoom } from "../features/account/account-room";
import { PasswordReset } from "../features/account/password-reset";
import { accountWords } from "../i18n/account-words";
import { Pending } from "./pending";
import { DisplaySettings } from "./shell/display-settings";
import { KeyMap } from "./shell/key-map";

/** @public Fetched along with the screen. */
export const words = accountWords;

/** The account room, or the place where the link of a mail leads. */
export default function AccountRoomScreen() {
  const reset = useLocation({ select: ({ pathname }) => pathname.startsWith("/account/reset") });
  return reset ? <PasswordReset /> : <AccountWithDisplay />;
}

/** The display choices belong to the frame. */
function AccountWithDisplay() {
  const [keys, setKeys] = useState(false);
  return (
    <>
      <AccountRoom display={<DisplaySettings onKeys={() => setKeys(true)} />} pending={<Pending />} />
      {keys && <KeyMap onClose={() => setKeys(false)} />}
    </>
  );
}
