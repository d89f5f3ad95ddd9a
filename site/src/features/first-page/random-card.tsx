import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Dices } from "lucide";
import { useState } from "react";
import { drawCard } from "../../data/random-card";
import type { CardKind } from "../../domain/card/card";
import { useTranslation } from "../../i18n/translation";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { Panel } from "../../ui/panel";
import styles from "./home.module.css";

/** Opens a random card. */
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
    <Panel title={t("home.random")}>
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
