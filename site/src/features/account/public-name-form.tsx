import { useQueryClient } from "@tanstack/react-query";
import { changePublicName } from "../../data/account-commands";
import type { Account } from "../../data/account-query";
import { useTranslation } from "../../i18n/translation";
import { AccountForm } from "./account-form";
import { NameField } from "./field";
import { missing } from "./required";

const check = missing("publicName");

export function PublicNameForm({ account }: { readonly account: Account }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  return (
    <AccountForm
      submit={t("account.public-name-submit")}
      check={check}
      brief="account.saved"
      send={({ publicName = "" }) => changePublicName(client, publicName)}
    >
      <NameField
        label={t("account.public-name")}
        hint={t("account.public-name-hint")}
        name="publicName"
        autoComplete="nickname"
        defaultValue={account.publicName}
        required
      />
    </AccountForm>
  );
}
