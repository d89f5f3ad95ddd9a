import { playtestMode } from "../../i18n/en/playtest-mode";
import { settings } from "../../i18n/en/settings";
import { titles } from "../../i18n/en/titles";
import { lazyPart } from "../../lazy/lazy-part";
import { loadScreen } from "../../lazy/load-screen";
import { DisplayDialog } from "./display-dialog";
import { KeyMap } from "./key-map";
import { MenuSheet } from "./menu-sheet";
import type { ShellDialogName } from "./shell-dialog-name";

const LimitedDialog = lazyPart(
  loadScreen("limited-dialog", () => import("../limited/limited-dialog-screen")),
);
const Palette = lazyPart(loadScreen("palette", () => import("../palette/palette-screen")));
const SearchesDialog = lazyPart(loadScreen("searches", () => import("../palette/searches-dialog-screen")));
const SeatingDialog = lazyPart(loadScreen("seating-dialog", () => import("../seating-dialog-screen")));
const SessionDialog = lazyPart(loadScreen("session", () => import("./session-dialog-screen")));

/** @public Loaded along with the component. */
export const messages = [playtestMode, settings, titles];

interface ShellDialogProps {
  readonly name: ShellDialogName;
  readonly onChange: (name: ShellDialogName | undefined) => void;
}

/** The dialogs of the shell, fetched when the first of them is opened. */
export default function ShellDialog({ name, onChange }: ShellDialogProps) {
  const onClose = () => onChange(undefined);
  const onKeys = () => onChange("keys");
  const onLimited = () => onChange("limited");
  switch (name) {
    case "menu":
      return <MenuSheet onOpen={onChange} onClose={onClose} />;
    case "display":
      return <DisplayDialog onKeys={onKeys} onLimited={onLimited} onClose={onClose} />;
    case "keys":
      return <KeyMap onClose={onClose} />;
    case "limited":
      return <LimitedDialog onClose={onClose} />;
    case "seating":
      return <SeatingDialog onClose={onClose} />;
    case "palette":
      return <Palette onClose={onClose} />;
    case "searches":
      return <SearchesDialog onClose={onClose} />;
    case "session":
      return <SessionDialog />;
  }
}
