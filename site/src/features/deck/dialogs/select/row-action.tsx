import type { IconNode } from "lucide";
import type { Ref } from "react";
import { IconButton } from "../../../../ui/button";
import { Icon } from "../../../../ui/icon";

interface RowActionProps {
  readonly icon: IconNode;
  readonly label: string;
  /** The name of the control in every row: the arrow keys stay on it. */
  readonly control: string;
  readonly tabIndex: 0 | -1;
  readonly className?: string | undefined;
  readonly expanded?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly onClick: () => void;
}

/** A small button in a row. */
export function RowAction({ icon, control, expanded, ...button }: RowActionProps) {
  return (
    <IconButton
      {...button}
      icon={<Icon of={icon} size={16} />}
      data-control={control}
      aria-expanded={expanded}
    />
  );
}
