import { Info, Swords, Trophy, User, Users, Zap } from "lucide";
import { session } from "../../data/session";
import { useStore } from "../../data/store";
import { useTranslation } from "../../i18n/translation";
import { Dialog } from "../../ui/dialog";
import { Icon } from "../../ui/icon";
import { DisplaySettings } from "./display-settings";
import styles from "./menu-sheet.module.css";
import { RoomLink } from "./room-links";

interface MenuSheetProps {
  readonly onKeys: () => void;
  readonly onLimited: () => void;
  readonly onClose: () => void;
}

/** The menu of small screens: rooms that have no place in the bar, and how things are shown. */
export function MenuSheet({ onKeys, onLimited, onClose }: MenuSheetProps) {
  const { t } = useTranslation();
  const signedIn = useStore(session) !== "out";
  return (
    <Dialog title={t("shell.menu")} size="xs" closeLabel={t("common.close")} onClose={onClose}>
      <ul className={styles.rooms}>
        <li>
          <RoomLink room="account" className={styles.room} replace>
            <Icon of={User} size={20} /> {t(signedIn ? "shell.account" : "shell.login")}
          </RoomLink>
        </li>
        <li>
          <RoomLink room="cards" className={styles.room} replace>
            <Icon of={Zap} size={20} /> {t("shell.quick")}
          </RoomLink>
        </li>
        <li>
          <RoomLink room="pda" className={styles.room} replace>
            <Icon of={Users} size={20} /> {t("shell.title-pda")}
          </RoomLink>
        </li>
        <li>
          <RoomLink room="tda" className={styles.room} replace>
            <Icon of={Swords} size={20} /> {t("shell.title-tda")}
          </RoomLink>
        </li>
        <li>
          <RoomLink room="twd" className={styles.room} replace>
            <Icon of={Trophy} size={20} /> {t("shell.title-twd")}
          </RoomLink>
        </li>
        <li>
          <RoomLink room="about" className={styles.room} replace>
            <Icon of={Info} size={20} /> {t("shell.about")}
          </RoomLink>
        </li>
      </ul>
      <DisplaySettings onKeys={onKeys} onLimited={onLimited} />
    </Dialog>
  );
}
