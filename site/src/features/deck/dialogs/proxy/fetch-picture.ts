/** The timeout after which a host counts as having no picture. */
const TIMEOUT = 10_000;
const QUALITY = 0.92;

/**
 * Fetches a picture as JPEG, the format that a PDF embeds unchanged; other formats are re-encoded. Rejects if the host
 * does not allow other sites to read its pictures.
 */
export async function fetchPicture(url: string, signal: AbortSignal): Promise<Uint8Array> {
  const patience = new AbortController();
  const stop = () => patience.abort();
  const timer = setTimeout(stop, TIMEOUT);
  signal.addEventListener("abort", stop);
  try {
    const answer = await fetch(url, { signal: patience.signal, credentials: "omit" });
    if (!answer.ok) throw new Error(`No picture at ${url}: ${answer.status}`);
    const content = await answer.blob();
    const bytes = new Uint8Array(await content.arrayBuffer());
    return isJpeg(bytes) ? bytes : await asJpeg(content);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", stop);
  }
}

function isJpeg([first, second, third]: Uint8Array): boolean {
  return first === 0xff && second === 0xd8 && third === 0xff;
}

/** Rejects invalid pictures. */
async function asJpeg(content: Blob): Promise<Uint8Array> {
  const picture = await createImageBitmap(content);
  const canvas = document.createElement("canvas");
  canvas.width = picture.width;
  canvas.height = picture.height;
  const context = canvas.getContext("2d");
  // Transparent areas become white, not black.
  if (context) context.fillStyle = "#fff";
  context?.fillRect(0, 0, canvas.width, canvas.height);
  context?.drawImage(picture, 0, 0);
  picture.close();
  const written = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
  if (!written) throw new Error("The browser writes no JPEG");
  return new Uint8Array(await written.arrayBuffer());
}
