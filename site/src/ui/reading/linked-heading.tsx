import { Link2 } from "lucide";
import { Icon } from "../icon";
import styles from "./linked-heading.module.css";

interface LinkedHeadingProps {
  /** Fragment of the URL: "search". */
  readonly id: string;
  readonly title: string;
  /** "Link to “Search”". */
  readonly label: string;
}

/** A heading that can be shared: its link leads to itself. */
export function LinkedHeading({ id, title, label }: LinkedHeadingProps) {
  return (
    <div className={styles.heading}>
      <h2 id={id}>{title}</h2>
      <a href={`#${id}`} aria-label={label} title={label}>
        <Icon of={Link2} size={16} />
      </a>
    </div>
  );
}
