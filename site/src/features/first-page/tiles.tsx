import { Link } from "@tanstack/react-router";
import { Armchair, BookOpen, Layers, Package, Skull, Trophy } from "lucide";
import { useTranslation } from "../../i18n/translation";
import { Icon } from "../../ui/icon";
import styles from "./home.module.css";

const PAGES = [
  { to: "/crypt", icon: Skull, name: "shell.crypt", about: "home.tile-crypt" },
  { to: "/library", icon: BookOpen, name: "shell.library", about: "home.tile-library" },
  { to: "/decks/{-$id}", icon: Layers, name: "shell.decks", about: "home.tile-decks" },
  { to: "/twd", icon: Trophy, name: "shell.title-twd", about: "home.tile-twd" },
  { to: "/inventory", icon: Package, name: "shell.inventory", about: "home.tile-inventory" },
  { to: "/seating", icon: Armchair, name: "display.seating", about: "home.tile-seating" },
] as const;

/** The pages of the site. */
export function Tiles() {
  const { t } = useTranslation();
  return (
    <ul className={styles.tiles} aria-label={t("home.pages")}>
      {PAGES.map(({ to, icon, name, about }) => (
        <li key={to}>
          <Link to={to}>
            <Icon of={icon} size={24} />
            <span>{t(name)}</span>
          </Link>
          <p>{t(about)}</p>
        </li>
      ))}
    </ul>
  );
}
