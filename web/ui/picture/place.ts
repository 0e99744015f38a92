/** A point of a picture, in percent from its upper left corner. */
export interface Place {
  x: number;
  y: number;
}

/** Keeps a percentage inside the picture and rounds it to a tenth. */
export function place(percent: number): number {
  return Math.round(Math.min(Math.max(percent, 0), 100) * 10) / 10;
}

/** The pointer's place in the picture's box. */
export function placeIn(box: DOMRect, clientX: number, clientY: number): Place {
  return {
    x: place(((clientX - box.left) / box.width) * 100),
    y: place(((clientY - box.top) / box.height) * 100),
  };
}
