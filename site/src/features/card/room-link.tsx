import type { MouseEvent, ReactNode } from "react";
import { useGoTo } from "./use-go-to";

interface RoomLinkProps {
  /** An address of this site: "/crypt?q=…". */
  readonly href: string;
  readonly className?: string | undefined;
  /** Says where it leads, where the words alone do not. */
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

/** A real link to another room of the site; a plain click goes there without loading the page anew. */
export function RoomLink({ href, className, title, children }: RoomLinkProps) {
  const goTo = useGoTo();
  const onClick = (event: MouseEvent) => {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!plain) return;
    event.preventDefault();
    goTo(href);
  };
  return (
    <a href={href} className={className} title={title} onClick={onClick}>
      {children}
    </a>
  );
}
