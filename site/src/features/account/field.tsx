import { Eye } from "lucide";
import { type ComponentProps, useState } from "react";
import { useTranslation } from "../../i18n/translation";
import { IconButton } from "../../ui/button";
import { LabelledInput } from "../../ui/form/labelled-input";
import { Icon } from "../../ui/icon";
import { useFieldError } from "./account-form";

interface FieldProps extends Omit<ComponentProps<typeof LabelledInput>, "error" | "after"> {
  readonly name: string;
}

/** A field of an account form; it shows what is wrong with it. */
export function Field(props: FieldProps) {
  return <LabelledInput {...props} error={useFieldError(props.name)} />;
}

/** A name somebody is known by: neither corrected nor capitalised by the telephone. */
export function NameField(props: FieldProps) {
  return <Field autoCapitalize="none" autoCorrect="off" spellCheck={false} {...props} />;
}

interface PasswordFieldProps extends FieldProps {
  /** Tells the password manager what to offer. */
  readonly autoComplete: "current-password" | "new-password";
}

/** Can be shown, pasted into and filled by a password manager. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  return (
    <LabelledInput
      {...props}
      type={shown ? "text" : "password"}
      autoCapitalize="none"
      spellCheck={false}
      error={useFieldError(props.name)}
      after={
        <IconButton
          label={t("account.show-password")}
          icon={<Icon of={Eye} size={18} />}
          variant="secondary"
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}

/** Tells the password manager whose password a form is about. */
export function HiddenUsername({ username }: { readonly username: string }) {
  return <input type="text" autoComplete="username" value={username} readOnly hidden />;
}
