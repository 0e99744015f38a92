/** A picture as pixels: four bytes each (red, green, blue, opaque), row after row. */
export interface Raster {
  width: number;
  height: number;
  data: Uint8Array;
}

/** A rectangle in pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A rectangle in fractions of the picture's width and height, 0 to 1, for any display size. */
export type Area = Box;

/** @throws when the number of bytes does not fit the size. */
export function expectWhole({ width, height, data }: Raster): void {
  if (data.length !== width * height * 4)
    throw new RangeError(`${data.length} bytes are not ${width} × ${height} pixels`);
}

/** Each pixel as one number, for a fast comparison. */
export function wordsOf({ data }: Raster): Uint32Array {
  return data.byteOffset % 4 === 0
    ? new Uint32Array(data.buffer, data.byteOffset, data.length / 4)
    : new Uint32Array(data.slice().buffer);
}

export function unionOf(one: Box, other: Box): Box {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  };
}
