import { useEffect, useState } from 'react';
import type { InspectedFrame } from '#contract/inspection.ts';
import { type PictureColor, pictureColors } from '#domain/inspection/tokens/picture-colors.ts';
import { widestUrl } from '#web/ui/picture/widest-url.ts';
import type { Point, Size } from './point.ts';

/** Reads the colours of a picture. Points are in px of the frame. */
export interface Pixels {
  /** '#rrggbb' of the picture's pixel at this point. */
  colorAt(point: Point): string;
  /** Rows of colours around the pixel, which is in the middle. */
  around(point: Point, reach: number): string[][];
  /** The colours that cover most of the picture. They are counted when somebody asks for them. */
  colors(): readonly PictureColor[];
}

/** The frame's original file where it is available, else the widest copy. Null: there is none yet. */
export function addressOf({ exactUrl, picture }: InspectedFrame): string | null {
  return exactUrl ?? widestUrl(picture.sources);
}

/**
 * The pixels of a frame once its picture is loaded; 'failed' where it cannot be read. Loads nothing while `isWanted` is
 * false.
 */
export function usePixels(frame: InspectedFrame, size: Size, isWanted: boolean): Pixels | 'failed' | null {
  const [found, setFound] = useState<{ url: string; pixels: Pixels | 'failed' } | null>(null);
  const url = addressOf(frame);
  const { width, height } = size;
  useEffect(() => {
    if (!isWanted || !url) return;
    let isOver = false;
    read(url, { width, height }).then(
      (pixels) => isOver || setFound({ url, pixels }),
      () => isOver || setFound({ url, pixels: 'failed' }),
    );
    return () => {
      isOver = true;
    };
  }, [url, width, height, isWanted]);
  if (!url) return 'failed';
  return found?.url === url ? found.pixels : null;
}

async function read(url: string, size: Size): Promise<Pixels> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('No canvas');
  context.drawImage(image, 0, 0);

  const hexAt = (x: number, y: number) => {
    const [red = 0, green = 0, blue = 0] = context.getImageData(x, y, 1, 1).data;
    return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  };
  const pixelOf = ({ x, y }: Point) =>
    [
      Math.min(Math.floor((x / size.width) * canvas.width), canvas.width - 1),
      Math.min(Math.floor((y / size.height) * canvas.height), canvas.height - 1),
    ] as const;
  let counted: readonly PictureColor[] | undefined;
  return {
    colors: () => (counted ??= pictureColors(context.getImageData(0, 0, canvas.width, canvas.height).data)),
    colorAt: (point) => hexAt(...pixelOf(point)),
    around(point, reach) {
      const [x, y] = pixelOf(point);
      const offsets = Array.from({ length: reach * 2 + 1 }, (_, n) => n - reach);
      return offsets.map((dy) => offsets.map((dx) => hexAt(x + dx, y + dy)));
    },
  };
}
