import { quoted } from '../text/quoted.ts';
import { thousands } from '../value/thousands.ts';
import { PICTURE_BYTES_MAX, PICTURE_PIXELS_MAX, PICTURE_SIDE_MAX } from './limits.ts';

/** The words for refused pictures. The browser checks what it can before it sends; the server checks all. */
export const pictureRefusals = {
  heic: 'HEIC cannot be shown here. Save it as JPEG.',
  otherType: 'Upload a PNG, JPEG, WebP or AVIF picture.',
  noForm: 'Send the picture as multipart/form-data.',
  none: 'Choose a picture',
  notWhole: 'The picture did not arrive whole. Choose it again.',
  empty: 'This file is empty. Save it and upload it again.',
  tooLarge: `A picture may have ${PICTURE_BYTES_MAX / 1024 / 1024} MB. Export it smaller.`,
  tooLargeForProxy: (size: string) =>
    `This picture of ${size} is too large for this server’s proxy. Export it smaller, or ask the operator to allow more.`,
  otherBytes: 'This file is damaged, or no PNG, JPEG, WebP or AVIF picture. Export it again.',
  damaged: 'This picture is damaged. Export it again and upload the new file.',
  damagedFrame: 'This picture is damaged. Leave the frame out, or upload it again.',
  damagedAmongFrames: (name: string) =>
    `The picture of ${quoted(name)} is damaged: leave the frame out, or upload it again`,
  tooManyPixels: `This picture has more than ${PICTURE_PIXELS_MAX / 1_000_000} megapixels. Export it smaller.`,
  tooLong: `A picture may be ${thousands(PICTURE_SIDE_MAX)} px wide and high at most. Export it smaller.`,
  tooMuchMemory: 'This picture takes too much memory to open. Export it smaller, or as a PNG that is not interlaced.',
  tooManyScans: 'This JPEG takes too long to open. Export it again, not progressive.',
  notChecked: 'This picture could not be checked just now. Upload it again.',
} as const;
