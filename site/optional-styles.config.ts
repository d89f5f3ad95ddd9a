import { createHash } from "node:crypto";
import { transform } from "lightningcss";
import type { Plugin } from "vite";

/** Styles of parts that most visitors never see; their screens load them by `loadOptionalStyles`. */
export const OPTIONAL_STYLES =
  /\/src\/.*\/(?:account|changes|charts|check|compare|documentation|draw|grid|ideas|inventory|legality|meta|open-data|palette|pinned|playtest|proxy|query|reading|seating|select|sets|stock)\/.*\.module\.css$/;

/** The URL of the sheet in the built code, until it is known. */
const PLACEHOLDER = "%OPTIONAL_STYLES%";

/** Takes the styles of optional parts out of the sheet of all pages, into a file of their own. */
export function optionalStyles(targets: readonly string[]): Plugin {
  const styles = new Map<string, string>();
  const sheet = () =>
    compressed(
      [...styles]
        .toSorted()
        .map(([, code]) => code)
        .join("\n"),
      targets,
    );
  const nameOf = (code: Uint8Array) =>
    `assets/optional-${createHash("sha256").update(code).digest("base64url").slice(0, 8)}.css`;
  return {
    name: "optional-styles",
    apply: "build",
    config: () => ({ define: { __OPTIONAL_STYLES__: JSON.stringify(PLACEHOLDER) } }),
    transform: {
      filter: { id: OPTIONAL_STYLES },
      // Vite has compiled the module, and still adds its class names to the code.
      handler: (code, id) => {
        styles.set(id, code);
        return { code: "", map: null };
      },
    },
    // Before the file is named: its name changes with the styles.
    renderChunk: (code) =>
      code.includes(PLACEHOLDER) ? code.replace(PLACEHOLDER, `/${nameOf(sheet())}`) : null,
    generateBundle() {
      if (styles.size === 0) return;
      const code = sheet();
      this.emitFile({ type: "asset", fileName: nameOf(code), source: code });
    },
  };
}

function compressed(code: string, browsers: readonly string[]): Uint8Array {
  const versions = browsers.map((browser) => /^([a-z]+)(\d+)(?:\.(\d+))?$/.exec(browser) ?? []);
  const targets = Object.fromEntries(
    versions.map(([, name = "", major, minor]) => [name, (Number(major) << 16) | (Number(minor ?? 0) << 8)]),
  );
  return transform({ filename: "optional.css", code: Buffer.from(code), minify: true, targets }).code;
}
