/** The file's address stays valid this long, so that the browser has begun to save the file. */
const SAVING_MS = 60_000;

/** Lets the browser save a file that this page has made or loaded. */
export function saveFile(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), SAVING_MS);
}
