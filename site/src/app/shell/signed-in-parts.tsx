import { FlaskConical } from "lucide";
import { useEffect } from "react";
import { clearAfterRole } from "../../data/playtest/end-of-role";
import { usePlaytestRole } from "../../data/playtest/playtest-role";
import { playtestMode } from "../../i18n/en/playtest-mode";
import { lazyPart } from "../../lazy/lazy-part";
import { loadPart } from "../../lazy/load-screen";
import { Icon } from "../../ui/icon";
import { useMedia } from "../../ui/use-media";
import { ModeButton } from "../inventory/mode-button";
import { PlaytestModeButton } from "../playtest/mode-button";
import { PlaytestLink } from "../playtest/playtest-link";
import styles from "./header.module.css";

/** Loaded along with the component. */
export const messages = [playtestMode];

const loadRound = loadPart(
  "playtest-round",
  () => import("../playtest/round-in-cards"),
  (module) => module.RoundInCards,
);
// Without the code, the cards of the round are missing during this visit.
const RoundInCards = lazyPart(() => loadRound().catch(() => ({ default: () => null })));

/** Between phones and this width, the bar has no space for more words; the display settings have the mode, too. */
const WIDE = "(min-width: 960px)";

/** The modes of the signed-in user. */
export function Modes() {
  const wide = useMedia(WIDE);
  const hasRole = usePlaytestRole() !== "none";
  useEffect(() => {
    if (!hasRole) void clearAfterRole();
  }, [hasRole]);
  useEffect(() => () => void clearAfterRole(), []);
  return (
    <>
      <ModeButton />
      {wide && <PlaytestModeButton />}
      {hasRole && <RoundInCards />}
    </>
  );
}

/** The pages of the signed-in user, before those of everybody: nothing moves when they appear. */
export function OwnLinks() {
  const wide = useMedia(WIDE);
  const icon = !wide && <Icon of={FlaskConical} size={18} />;
  return <PlaytestLink className={styles.link} short={!wide} icon={icon} />;
}
