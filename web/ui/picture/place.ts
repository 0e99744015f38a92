/** A point of a picture, in percent from its upper left. */
export type Place = { x: number; y: number };

/** A place in percent of the picture, inside it, to a tenth: finer than anyone can point. */
export function place(percent: number): number {
  return Math.round(Math.min(Math.max(percent, 0), 100) * 10) / 10;
}

/** Where the pointer is in the picture's box. */
export function placeIn(box: DOMRect, clientX: number, clientY: number): Place {
  return {
    x: place(((clientX - box.left) / box.width) * 100),
    y: place(((clientY - box.top) / box.height) * 100),
  };
}
