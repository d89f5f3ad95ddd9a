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

/** A field of an account form with its error. */
export function Field(props: FieldProps) {
  return <LabelledInput {...props} error={useFieldError(props.name)} />;
}

/** A username field, without autocorrection and capitalization. */
export function NameField(props: FieldProps) {
  return <Field autoCapitalize="none" autoCorrect="off" spellCheck={false} {...props} />;
}

interface PasswordFieldProps extends FieldProps {
  /** Tells the password manager what to suggest. */
  readonly autoComplete: "current-password" | "new-password";
}

/** Can be revealed, pasted into and filled by password managers. */
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

/** Tells the password manager which account a form belongs to. */
export function HiddenUsername({ username }: { readonly username: string }) {
  return <input type="text" autoComplete="username" value={username} readOnly hidden />;
}
