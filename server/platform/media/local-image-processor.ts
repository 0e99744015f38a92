import { comparePictures } from './compare-pictures.ts';
import { encodePicture } from './encode.ts';
import { type ImageProcessor, Undecodable } from './image-processor.ts';
import { measurePicture } from './inspect.ts';
import { linkPreviewOf } from './link-preview.ts';
import { plainPng } from './plain-png.ts';
import { sharp } from './sharp.ts';

/** An image processor in this process, for the image processor's own process and for tests. */
export const localImageProcessor: ImageProcessor = {
  measure: (bytes, kind) => measurePicture(plainPng(bytes), kind),
  async encode(bytes, width, onMade) {
    const pieces = encodePicture(plainPng(bytes), width);
    for (;;) {
      const { done, value } = await pieces.next().catch((cause) => {
        throw new Undecodable('This picture cannot be decoded', { cause });
      });
      if (done) return;
      await onMade(value);
    }
  },
  preview: (bytes) => linkPreviewOf(plainPng(bytes)),
  draw: async (svg) => (await sharp())(svg).png().toBuffer(),
  compare: (design, build, ignored) =>
    comparePictures(plainPng(design), plainPng(build), ignored).catch((cause) => {
      throw new Undecodable('One of the two pictures cannot be decoded', { cause });
    }),
  close: async () => {},
};
