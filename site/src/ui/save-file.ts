/** Long enough for any browser to have taken the content over. */
const A_MINUTE = 60_000;

/** Hands a file over to the browser's downloads. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), A_MINUTE);
}
