import type { Layer } from './layer.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A distance drawn from one edge to another; px of the frame. */
export interface Distance {
  side: 'top' | 'right' | 'bottom' | 'left';
  px: number;
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

const rounded = (px: number) => Math.round(px * 100) / 100 || 0;

/** How far the selection is from another box: from its edges to the other's where one holds the other, else across the gap. */
export function distancesBetween(from: Box, to: Box): Distance[] {
  if (holds(to, from)) return insets(from, to);
  if (holds(from, to)) return insets(to, from);
  return [...across(from, to), ...along(from, to)];
}

export const holds = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

function insets(inner: Box, outer: Box): Distance[] {
  const x = inner.x + inner.width / 2;
  const y = inner.y + inner.height / 2;
  const right = inner.x + inner.width;
  const bottom = inner.y + inner.height;
  const all: Distance[] = [
    { side: 'top', px: inner.y - outer.y, x1: x, y1: outer.y, x2: x, y2: inner.y },
    { side: 'right', px: outer.x + outer.width - right, x1: right, y1: y, x2: outer.x + outer.width, y2: y },
    { side: 'bottom', px: outer.y + outer.height - bottom, x1: x, y1: bottom, x2: x, y2: outer.y + outer.height },
    { side: 'left', px: inner.x - outer.x, x1: outer.x, y1: y, x2: inner.x, y2: y },
  ];
  return all.map((one) => ({ ...one, px: rounded(one.px) }));
}

/**
 * From each side of a layer to what comes next there: a sibling, otherwise the edge of the nearest layer around it, unless something
 * lies between.
 */
export function nearestDistances(layers: readonly Layer[], layer: Layer): Distance[] {
  const around = layersAround(layers, layer);
  const edges = around.flatMap((outer) => insets(layer, outer)).filter(({ px }) => px > 0);
  const faced = layers
    .filter((one) => one.id !== layer.id && parentOf(layers, one)?.id === around[0]?.id)
    .map((sibling) => distancesBetween(layer, sibling))
    .filter((distances) => distances.length === 1)
    .flat();
  return sides.flatMap((side) => {
    const [sibling] = faced.filter((one) => one.side === side).toSorted((a, b) => a.px - b.px);
    if (sibling) return sibling;
    const edge = edges.find((one) => one.side === side);
    const isFree = edge && !layers.some((one) => !around.includes(one) && isSeen(one) && crosses(edge, one));
    return isFree ? edge : [];
  });
}

const sides = ['top', 'right', 'bottom', 'left'] as const;

/** The layers that a layer lies in, the nearest first. */
function layersAround(layers: readonly Layer[], layer: Layer): Layer[] {
  const parent = parentOf(layers, layer);
  return parent ? [parent, ...layersAround(layers, parent)] : [];
}

const crosses = ({ x1, y1, x2, y2 }: Distance, { x, y, width, height }: Box): boolean =>
  Math.max(x1, x2) > x && Math.min(x1, x2) < x + width && Math.max(y1, y2) > y && Math.min(y1, y2) < y + height;

/** The gap from side to side, at the height that both share, or at the middle of the selection. */
function across(from: Box, to: Box): Distance[] {
  const y = shared(from.y, from.height, to.y, to.height);
  const toRight = to.x - (from.x + from.width);
  const toLeft = from.x - (to.x + to.width);
  if (toRight >= 0) return [{ side: 'right', px: rounded(toRight), x1: from.x + from.width, y1: y, x2: to.x, y2: y }];
  if (toLeft >= 0) return [{ side: 'left', px: rounded(toLeft), x1: to.x + to.width, y1: y, x2: from.x, y2: y }];
  return [];
}

function along(from: Box, to: Box): Distance[] {
  const x = shared(from.x, from.width, to.x, to.width);
  const below = to.y - (from.y + from.height);
  const above = from.y - (to.y + to.height);
  if (below >= 0) return [{ side: 'bottom', px: rounded(below), x1: x, y1: from.y + from.height, x2: x, y2: to.y }];
  if (above >= 0) return [{ side: 'top', px: rounded(above), x1: x, y1: to.y + to.height, x2: x, y2: from.y }];
  return [];
}

/** The middle of what two spans have in common; of the first where they have nothing. */
function shared(a: number, aSize: number, b: number, bSize: number): number {
  const [start, end] = [Math.max(a, b), Math.min(a + aSize, b + bSize)];
  return start <= end ? (start + end) / 2 : a + aSize / 2;
}

/**
 * The layer that a person points at: the last painted one that is visible there, otherwise the one that contains
 * others there, otherwise the frame. Null outside the frame.
 */
export function layerAt(layers: readonly Layer[], x: number, y: number): Layer | null {
  const isHere = (box: Box) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
  const [frame, ...inside] = layers;
  if (!frame || !isHere(frame)) return null;
  const here = inside.filter(isHere);
  return here.findLast(isSeen) ?? here.at(-1) ?? frame;
}

const isSeen = ({ fills, strokes, shadows, text }: Layer) =>
  text !== null || fills.length > 0 || strokes.length > 0 || shadows.length > 0;

/** The layer that a layer lies in; null for the frame itself. */
export function parentOf(layers: readonly Layer[], layer: Layer): Layer | null {
  const at = layers.findIndex(({ id }) => id === layer.id);
  return layers.slice(0, Math.max(0, at)).findLast(({ depth }) => depth < layer.depth) ?? null;
}

/** The first layer within the frame that holds text, so that a frame opens on something to measure. */
export function firstWithText(layers: readonly Layer[]): Layer | null {
  const words = layers.find(({ text, depth }) => text !== null && depth > 1);
  return words ? parentOf(layers, words) : null;
}
