import { createContext, type ReactNode, useContext, useId } from "react";
import styles from "./field.module.css";

/** Heading level of fields, one below the card's own. */
const FieldLevel = createContext<2 | 4>(2);
export const FieldLevelProvider = FieldLevel.Provider;

interface FieldProps {
  readonly name: string;
  /** Shown next to the name, such as a link about the whole field. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A named section of a card's details. */
export function Field({ name, aside, children }: FieldProps) {
  const id = useId();
  const Heading = `h${useContext(FieldLevel)}` as const;
  return (
    <section aria-labelledby={id} className={styles.field}>
      <div className={styles.head}>
        <Heading id={id} className={styles.name}>
          {name}
        </Heading>
        {aside}
      </div>
      {children}
    </section>
  );
}
