import { useTranslation } from "../../../i18n/translation";
import { Confirmation } from "../../../ui/confirmation";
import type { AskedChange } from "./use-role-changes";

interface RoleConfirmationProps {
  readonly asked: AskedChange | undefined;
  readonly onConfirm: (asked: AskedChange) => void;
  readonly onCancel: () => void;
}

/** Asks before a role is revoked, or admins give up their own. */
export function RoleConfirmation({ asked, onConfirm, onCancel }: RoleConfirmationProps) {
  const { t } = useTranslation();
  if (!asked) return null;
  const { kind, username: name, isSelf } = asked;
  return (
    <Confirmation
      title={t(`playtest-admin.${kind}-title`, { name })}
      confirmLabel={t(`playtest-admin.${kind}`)}
      onConfirm={() => onConfirm(asked)}
      onCancel={onCancel}
    >
      {kind === "revoke" && <p>{t("playtest-admin.revoke-text", { name })}</p>}
      {isSelf && <p>{t("playtest-admin.revoke-self")}</p>}
    </Confirmation>
  );
}
