import type { WordPiece } from "../../domain/changes/word-difference";
import { useTranslation } from "../../i18n/translation";
import styles from "./words.module.css";

/** Two wordings in one: deleted words are struck out, inserted ones underlined, and screen readers say which is which. */
export function Words({ pieces }: { readonly pieces: readonly WordPiece[] }) {
  return pieces.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of two texts are never reordered
    <Piece key={index} piece={piece} />
  ));
}

function Piece({ piece: { kind, text } }: { readonly piece: WordPiece }) {
  const { t } = useTranslation();
  if (kind === "same") return <span className={styles.same}>{text}</span>;
  const Element = kind === "inserted" ? "ins" : "del";
  return (
    <Element className={styles[kind]}>
      <span className="visually-hidden">{t(`changes.${kind}`)} </span>
      {text}
    </Element>
  );
}
