import type { Layer } from '../layer.ts';

/** Layers further apart than this are not in one list or row. */
const GAP_MAX_PX = 96;
/** So many within one parent are a drawing and not a list. Each is compared with all the others. */
const FAMILY_MAX = 200;

/**
 * The gaps between each layer and its nearest neighbours to the right and below within the same parent layer. Whole
 * px only: other distances are accidental.
 */
export function neighbourGaps(layers: readonly Layer[]): number[] {
  const families = new Map<string, Layer[]>();
  const above: Layer[] = [];
  for (const layer of layers) {
    above.length = Math.min(above.length, layer.depth);
    const parent = above.at(-1)?.id ?? '';
    const family = families.get(parent);
    if (family) family.push(layer);
    else families.set(parent, [layer]);
    above[layer.depth] = layer;
  }
  return [...families.values()]
    .filter((family) => family.length <= FAMILY_MAX)
    .flatMap((family) =>
      family.flatMap((layer) => [
        ...nearest(
          family
            .filter((other) => overlap(layer.y, layer.height, other.y, other.height))
            .map((other) => other.x - layer.x - layer.width),
        ),
        ...nearest(
          family
            .filter((other) => overlap(layer.x, layer.width, other.x, other.width))
            .map((other) => other.y - layer.y - layer.height),
        ),
      ]),
    );
}

function nearest(gaps: number[]): number[] {
  const apart = gaps.map((px) => Math.round(px * 100) / 100).filter((px) => px > 0);
  const least = Math.min(...apart);
  return least <= GAP_MAX_PX && Number.isInteger(least) ? [least] : [];
}

const overlap = (a: number, aSize: number, b: number, bSize: number) => a < b + bSize && b < a + aSize;
