interface Point {
  x: number;
  y: number;
}

/** The height of each pin beside the picture: at its point where there is room, otherwise moved so that none touch. */
export function placePins<P extends Point>(
  points: readonly P[],
  { gap, height }: { gap: number; height: number },
): (P & { pinY: number })[] {
  const order = points.map((point, at) => ({ point, at })).toSorted((a, b) => a.point.y - b.point.y);
  const places: number[] = [];
  for (const { point } of order)
    places.push(Math.max(point.y, gap / 2, (places.at(-1) ?? Number.NEGATIVE_INFINITY) + gap));
  // What went past the lower edge is pushed back up.
  for (let n = places.length - 1, limit = height - gap / 2; n >= 0; n -= 1, limit -= gap) {
    if (places[n]! <= limit) break;
    places[n] = limit;
  }
  const placed = points.map((point) => ({ ...point, pinY: point.y }));
  for (const [n, { at }] of order.entries()) placed[at]!.pinY = places[n]!;
  return placed;
}
