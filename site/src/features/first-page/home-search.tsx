import { useRouter } from "@tanstack/react-router";
import { Search } from "lucide";
import { useId } from "react";
import { useTranslation } from "../../i18n/translation";
import suggestions from "../../ui/form/suggestions.module.css";
import { useTypeahead } from "../../ui/form/typeahead";
import { Icon } from "../../ui/icon";
import { LoadFailure } from "../../ui/load-failure";
import { FindingList } from "./finding-list";
import styles from "./home-search.module.css";
import { useFindings } from "./use-findings";
import { useSearchFindings } from "./use-search-findings";

/** One field that finds cards, sets, precons and winning decks, and leads to searches. */
export function HomeSearch({ cards }: { readonly cards: number | undefined }) {
  const { t } = useTranslation();
  const router = useRouter();
  const listId = useId();
  const field = useTypeahead();
  const named = useFindings(field.typed, field.wanted);
  const searches = useSearchFindings(field.typed, field.wanted);
  const { similar, retry } = named;
  const groups = [...named.groups, ...searches];
  const all = groups.flatMap(({ findings }) => findings);
  const choose = (index: number) => {
    const chosen = all[index];
    if (!chosen) return;
    field.clear();
    void router.navigate({ href: chosen.href });
  };
  return (
    <div className={styles.search}>
      <span className={styles.glass}>
        <Icon of={Search} size={22} />
      </span>
      <input
        {...field.fieldProps({ id: listId, count: all.length, choose })}
        className={styles.input}
        aria-label={t("home.search")}
        placeholder={cards === undefined ? t("home.search") : t("home.search-n", { count: cards })}
      />
      <FindingList
        id={listId}
        groups={field.isOpen ? groups : []}
        active={field.active}
        similar={similar}
        label={t("home.search")}
        className={suggestions.layer}
        onChoose={choose}
      />
      {retry && <LoadFailure message={t("card.loadFailed")} onRetry={retry} />}
      <p role="status" className="visually-hidden">
        {field.isOpen && all.length > 0 ? t("home.suggestions", { count: all.length }) : ""}
      </p>
    </div>
  );
}
