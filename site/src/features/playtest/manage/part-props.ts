import type { DialogStep } from "../../../ui/dialog-step";

/** Props of each part of the page. */
export interface PartProps {
  readonly dialog: DialogStep;
}
