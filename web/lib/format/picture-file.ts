import { PICTURE_BYTES_MAX } from '#domain/picture/limits.ts';
import { pictureRefusals } from '#domain/picture/refusals.ts';

/** The types for the file picker. The server checks the bytes themselves. */
export const PICTURE_TYPES = 'image/png,image/jpeg,image/webp,image/avif';

const READABLE = new Set(PICTURE_TYPES.split(','));
const READABLE_ENDING = /\.(png|jpe?g|webp|avif)$/i;
const MEGABYTE = 1024 * 1024;

/** The reason why a file cannot be uploaded, in one line; `null` if it can be tried. */
export function whyNotUpload(file: { name: string; type: string; size: number }): string | null {
  if (/hei[cf]/i.test(file.type) || /\.hei[cf]$/i.test(file.name)) return pictureRefusals.heic;
  // Some systems give no type, so the file's ending decides.
  const isReadable = file.type ? READABLE.has(file.type) : READABLE_ENDING.test(file.name);
  if (!isReadable) return pictureRefusals.otherType;
  if (file.size === 0) return pictureRefusals.empty;
  if (file.size > PICTURE_BYTES_MAX) return pictureRefusals.tooLarge;
  return null;
}

/** '2.1 MB', '640 KB'; never '0 KB'. */
export function sizeText(bytes: number): string {
  if (bytes >= MEGABYTE) return `${(bytes / MEGABYTE).toFixed(1)} MB`;
  return `${Math.max(Math.round(bytes / 1024), 1)} KB`;
}
