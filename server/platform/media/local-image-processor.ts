import { comparePictures } from './compare-pictures.ts';
import { coverPreviewOf } from './cover-preview.ts';
import { encodePicture } from './encode.ts';
import { type ImageProcessor, Undecodable } from './image-processor.ts';
import { measurePicture, pictureKind } from './inspect.ts';
import { linkPreviewOf } from './link-preview.ts';
import { plainPng } from './plain-png.ts';
import { sharp } from './sharp.ts';

/** An image processor in this process, for the image processor's own process and for tests. */
export const localImageProcessor: ImageProcessor = {
  measure: (bytes, kind) => measurePicture(plainPng(bytes), kind),
  async encode(bytes, width, onMade) {
    const pieces = encodePicture(await judged(bytes), width);
    for (;;) {
      const { done, value } = await pieces.next().catch((cause) => {
        throw new Undecodable('This picture cannot be decoded', { cause });
      });
      if (done) return;
      await onMade(value);
    }
  },
  preview: async (bytes) => linkPreviewOf(await judged(bytes)),
  cover: async (pictures, ground) => coverPreviewOf(await Promise.all(pictures.map(judged)), ground),
  svgToPng: async (svg) => (await sharp())(svg).png().toBuffer(),
  compare: async (design, build, ignored) =>
    comparePictures(await judged(design), await judged(build), ignored).catch((cause) => {
      throw new Undecodable('One of the two pictures cannot be decoded', { cause });
    }),
  close: async () => {},
};

/** Pictures from before a limit was set are refused as well, before anything decodes them. */
async function judged(bytes: Buffer): Promise<Buffer> {
  const plain = plainPng(bytes);
  await measurePicture(plain, pictureKind(plain)).catch((cause) => {
    throw new Undecodable('This picture is not taken any more', { cause });
  });
  return plain;
}
