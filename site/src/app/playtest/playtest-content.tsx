import { PlaytestPage } from "../../features/playtest/profile/playtest-page";
import { playtestPage } from "../../i18n/en/playtest-page";
import { playtestReport } from "../../i18n/en/playtest-report";
import { Pending } from "../pending";

/** @public Loaded along with the component. */
export const messages = [playtestPage, playtestReport];

const PENDING = <Pending />;

/** The page of a tester, with the code of reports. */
export function PlaytestContent() {
  return <PlaytestPage pending={PENDING} />;
}
