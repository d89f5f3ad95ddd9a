import type { MouseEvent, ReactNode } from "react";
import { useGoTo } from "./use-go-to";

interface PageLinkProps {
  /** A path of this site: "/crypt?q=…". */
  readonly href: string;
  readonly className?: string | undefined;
  /** Names the target if the text alone does not. */
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

/** A link to another page of the site; a plain click navigates without a page load. */
export function PageLink({ href, className, title, children }: PageLinkProps) {
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
