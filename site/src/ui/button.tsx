import type { ComponentProps, ReactNode } from "react";
import styles from "./button.module.css";

interface ButtonProps extends ComponentProps<"button"> {
  /** One primary button a view at most. */
  readonly variant?: "primary" | "secondary" | "ghost";
}

/** A text button; `type` is "button" unless a form's submit button says otherwise. */
export function Button({ variant = "secondary", className, type = "button", ...rest }: ButtonProps) {
  const classes = [styles.button, styles[variant], className].filter(Boolean).join(" ");
  return <button type={type} className={classes} {...rest} />;
}

interface IconButtonProps extends Omit<ComponentProps<"button">, "aria-label" | "children"> {
  /** Names the action and its object: "Remove Dominate". */
  readonly label: string;
  readonly icon: ReactNode;
  readonly variant?: "secondary" | "ghost";
}

/** A square button with an icon; its label is the accessible name and the tooltip. */
export function IconButton({ label, icon, variant = "ghost", className, ...rest }: IconButtonProps) {
  const classes = [styles.button, styles.icon, styles[variant], className].filter(Boolean).join(" ");
  return (
    <button type="button" aria-label={label} title={label} className={classes} {...rest}>
      {icon}
    </button>
  );
}
