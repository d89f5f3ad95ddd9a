import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Dices } from "lucide";
import { useState } from "react";
import { drawCard } from "../../data/random-card";
import type { CardKind } from "../../domain/card/card";
import { useTranslation } from "../../i18n/translation";
import { lazyPart } from "../../lazy/lazy-part";
import { loadPart } from "../../lazy/load-screen";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { Panel } from "../../ui/panel";
import styles from "./home.module.css";

const loadCard = loadPart(
  "card-of-day",
  () => import("./card-of-day"),
  (module) => module.CardOfDay,
);
const CardOfDay = lazyPart(() => loadCard().catch(() => ({ default: () => null })));

/** One card a day, and random ones at any time. */
export function RandomCard() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [failed, setFailed] = useState(false);
  const draw = async (kind: CardKind) => {
    const id = await drawCard(client, kind);
    setFailed(id === undefined);
    if (id !== undefined) await navigate({ to: "/cards/{-$id}", params: { id: String(id) } });
  };
  return (
    <Panel title={t("home.card-of-day")}>
      <div className={styles.set}>
        <CardOfDay />
      </div>
      <div className={styles.random}>
        {(["crypt", "library"] as const).map((kind) => (
          <Button key={kind} onClick={() => void draw(kind)}>
            <Icon of={Dices} size={16} />
            {t(`card.random.${kind}`)}
          </Button>
        ))}
      </div>
      {failed && <p role="alert">{t("home.failed")}</p>}
    </Panel>
  );
}
