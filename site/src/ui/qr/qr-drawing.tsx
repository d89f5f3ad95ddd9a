import type { QrModules } from "./qr-modules";

/** Readers need a quiet zone of four modules. */
const QUIET = 4;

interface QrDrawingProps {
  readonly modules: QrModules;
  readonly label: string;
  /** Width and height, in pixels. */
  readonly pixels: number;
  /** Makes it dark on white in both themes: not every camera reads inverted codes. */
  readonly className: string | undefined;
}

export function QrDrawing({ modules: { size, path }, label, pixels, className }: QrDrawingProps) {
  const edge = size + 2 * QUIET;
  return (
    <svg
      role="img"
      aria-label={label}
      className={className}
      width={pixels}
      height={pixels}
      viewBox={`${-QUIET} ${-QUIET} ${edge} ${edge}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
