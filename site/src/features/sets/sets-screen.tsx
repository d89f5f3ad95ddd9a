import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { setsOptions } from "../../data/card-data";
import { sets } from "../../i18n/en/sets";
import { titles } from "../../i18n/en/titles";
import { useTranslation } from "../../i18n/translation";
import { loadOptionalStyles } from "../../lazy/optional-styles";
import { Page } from "../../ui/page";
import { SetList } from "./set-list";
import { SetPage } from "./set-page";

/** @public Loaded along with the page. */
export const messages = [sets, titles];
/** @public Loaded along with the page. */
export const prepare = loadOptionalStyles;

/** A set, or all of them. */
export default function SetsScreen() {
  const { t } = useTranslation();
  const { code } = useParams({ from: "/sets/{-$code}" });
  const { data: catalogue } = useSuspenseQuery(setsOptions());
  const set = code === undefined ? undefined : catalogue.sets[code];
  if (code === undefined) return <SetList catalogue={catalogue} />;
  if (set) return <SetPage code={code} set={set} />;
  return (
    <Page>
      <h1>{t("sets.unknown")}</h1>
      <p>
        <Link to="/sets/{-$code}" params={{ code: undefined }}>
          {t("sets.all")}
        </Link>
      </p>
    </Page>
  );
}
