import type { Role } from "../../../domain/playtest/testers";
import { useTranslation } from "../../../i18n/translation";
import { Select } from "../../../ui/form/select";

interface RoleSelectProps {
  readonly label: string;
  readonly role: Role;
  readonly onChange: (role: Role) => void;
}

export function RoleSelect({ label, role, onChange }: RoleSelectProps) {
  const { t } = useTranslation();
  const options = [
    { value: "tester", label: t("playtest-admin.role-tester") },
    { value: "admin", label: t("playtest-admin.role-admin") },
  ] as const;
  return <Select label={label} value={role} options={options} onChange={onChange} />;
}
