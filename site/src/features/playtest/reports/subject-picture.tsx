import type { RoundData } from "../../../data/playtest/round-data";
import { usePreferences } from "../../../data/preferences";
import type { Card } from "../../../domain/card/card";
import type { Subject } from "../../../domain/playtest/subject";
import { CardFace } from "../../../ui/card/card-face";
import { CardImage } from "../../../ui/card/card-image";
import { PreconCrypt } from "./precon-crypt";
import styles from "./reports.module.css";

interface SubjectPictureProps {
  readonly subject: Subject;
  readonly name: string;
  /** undefined: the data of the round are not published. */
  readonly data: RoundData | undefined;
}

/** The picture of a card or its text card, or the crypt of a precon; nothing without data. */
export function SubjectPicture({ subject, name, data }: SubjectPictureProps) {
  if (!data) return null;
  if (subject.kind === "precon") return <PreconCrypt code={subject.id} name={name} data={data} />;
  const card = data.byId.get(Number(subject.id));
  if (!card) return null;
  return (
    <div className={styles.picture}>
      <PlaytestPicture card={card} url={data.images.get(card.id)} />
    </div>
  );
}

function PlaytestPicture({ card, url }: { readonly card: Card; readonly url: string | undefined }) {
  const { showImage } = usePreferences();
  const { displayName: name, text, references } = card;
  return (
    <CardImage
      candidates={showImage && url !== undefined ? [url] : []}
      alt={name}
      face={
        <CardFace
          card={card}
          wording={{ name, nameLang: "en", text, textLang: "en", references }}
          links={false}
        />
      }
    />
  );
}
