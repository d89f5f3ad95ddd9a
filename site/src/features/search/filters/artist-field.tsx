import { memo, useMemo } from "react";
import { inEnglishOrder } from "../../../domain/text/order";
import { useTranslation } from "../../../i18n/translation";
import { FieldRow } from "../../../ui/form/field-row";
import { SingleSelect } from "../../../ui/form/single-select";
import { useComboboxMessages } from "../../../ui/search/combobox-messages";

interface ArtistFieldProps {
  readonly artist: string;
  readonly artists: readonly string[];
  readonly onChange: (artist: string) => void;
}

/** The artist, found by typing. */
export const ArtistField = memo(function ArtistField({ artist, artists, onChange }: ArtistFieldProps) {
  const { t } = useTranslation();
  const messages = useComboboxMessages();
  const options = useMemo(
    () => inEnglishOrder(artists).map((name) => ({ value: name, label: name })),
    [artists],
  );
  return (
    <FieldRow label={t("search.artist")}>
      <SingleSelect
        label={t("search.artist")}
        options={options}
        chosen={artist}
        messages={messages}
        onChange={onChange}
      />
    </FieldRow>
  );
});
