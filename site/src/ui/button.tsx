import type { ComponentProps, ReactNode } from "react";
import styles from "./button.module.css";

interface ButtonProps extends ComponentProps<"button"> {
  /** At most one primary button per view. */
  readonly variant?: "primary" | "secondary" | "ghost";
}

/** A text button; `type` defaults to "button", so that only explicit submit buttons submit a form. */
export function Button({ variant = "secondary", className, type = "button", ...rest }: ButtonProps) {
  const classes = [styles.button, styles[variant], className].filter(Boolean).join(" ");
  return <button type={type} className={classes} {...rest} />;
}

interface IconButtonProps extends Omit<ComponentProps<"button">, "aria-label" | "children"> {
  /** Name of action and object: "Remove Dominate". */
  readonly label: string;
  readonly icon: ReactNode;
  readonly variant?: "secondary" | "ghost";
}

/** A square icon button; its label is both accessible name and tooltip. */
export function IconButton({ label, icon, variant = "ghost", className, ...rest }: IconButtonProps) {
  const classes = [styles.button, styles.icon, styles[variant], className].filter(Boolean).join(" ");
  return (
    <button type="button" aria-label={label} title={label} className={classes} {...rest}>
      {icon}
    </button>
  );
}
