import { Star } from "lucide";
import { useState } from "react";
import type { Favorites } from "../../../data/pda/favorites";
import { session } from "../../../data/session";
import { useStore } from "../../../data/store";
import { useTranslation } from "../../../i18n/translation";
import { ToggleButton } from "../../../ui/form/toggle-button";
import { Icon } from "../../../ui/icon";
import styles from "../archive.module.css";

interface FavoriteButtonProps {
  readonly id: string;
  /** Number in the published files. */
  readonly published: number;
  /** undefined if no user is signed in, or until they are loaded. */
  readonly favorites: Favorites | undefined;
}

/** Number of users with the deck as a favorite; signed-in users toggle it. */
export function FavoriteButton({ id, published, favorites }: FavoriteButtonProps) {
  const { t } = useTranslation();
  const signedIn = useStore(session) !== "out";
  const [failed, setFailed] = useState(false);
  const count = favorites?.count(id, published) ?? published;
  const note = <span className={styles.note}>{t("archive.favorites-n", { count })}</span>;
  if (!signedIn) return count > 0 && note;
  const marked = favorites?.has(id) ?? false;
  const toggle = () => {
    setFailed(false);
    favorites?.set(id, !marked).catch(() => setFailed(true));
  };
  return (
    <>
      {/* Reserved until it is known whether the deck is marked: another line would move the decks below. */}
      <span style={{ display: "contents", visibility: favorites ? "visible" : "hidden" }}>
        <ToggleButton pressed={marked} label={t("archive.favorite")} onToggle={toggle}>
          <Icon of={Star} size={14} />
        </ToggleButton>
      </span>
      {note}
      {failed && <span role="alert">{t("archive.favorite-failed")}</span>}
    </>
  );
}
