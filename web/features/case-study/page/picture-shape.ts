import { isTall } from '#domain/case-study/cover.ts';

interface Size {
  width: number;
  height: number;
}

const isFlat = ({ width, height }: Size) => width > height * 1.9;
/** A line of a screen: half the width of a page would make its letters too small to read. */
export const isStrip = ({ width, height }: Size) => width > height * 6;
/** Narrower pictures are details of a screen; at the full width of a page their letters would be giant. */
const WHOLE_FROM = 1200;

/**
 * The common shape of the pictures of a block; a picture that is not there counts as wide. With a strip among them,
 * each has a row of its own.
 */
export function shapeOf(pictures: readonly (Size | undefined)[]): 'tall' | 'flat' | 'stack' | 'wide' {
  const all = (is: (size: Size) => boolean) =>
    pictures.length > 0 && pictures.every((one) => one !== undefined && is(one));
  if (all(isTall)) return 'tall';
  if (all(isFlat)) return 'flat';
  return pictures.some((one) => one !== undefined && isStrip(one)) ? 'stack' : 'wide';
}

/** How large a single picture without a device is shown. */
export function sizeOf(picture: Size | undefined): 'whole' | 'detail' | 'square' {
  if (!picture || picture.width >= WHOLE_FROM) return 'whole';
  return picture.height > picture.width * 0.75 ? 'square' : 'detail';
}
