import type { IconNode } from "lucide";
import { memo } from "react";

interface IconProps {
  readonly of: IconNode;
  /** Width and height, in pixels. */
  readonly size: number;
}

/** A decorative icon; its meaning is in adjacent text or the label of its button. */
export const Icon = memo(function Icon({ of: parts, size }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {parts.map(([Part, attributes]) => (
        <Part key={JSON.stringify(attributes)} {...attributes} />
      ))}
    </svg>
  );
});
