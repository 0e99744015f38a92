import { overlap } from './overlap.ts';
import type { Area } from './raster.ts';

interface NamedLayer {
  name: string;
  depth: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** From this share of both together, a layer and a place are about the same. */
const ALIKE_MIN = 0.15;

/**
 * The name of the layer at a place of a frame: the layer that has most in common with it, or else the smallest layer around it.
 * Null where only the frame itself is. `layers` begins with the frame; positions are px from its upper left corner.
 */
export function layerAt(layers: readonly NamedLayer[], place: Area): string | null {
  const [frame, ...inside] = layers;
  if (!frame) return null;
  const box = boxOf(frame, place);
  const all = inside.map((layer) => ({ layer, alike: likeness(layer, box) }));
  const nearest = all.reduce((best, one) => (one.alike >= best.alike ? one : best), { layer: frame, alike: 0 });
  if (nearest.alike >= ALIKE_MIN) return nearest.layer.name;
  const around = inside.filter((layer) => overlap(layer, box) >= 0.9 * box.width * box.height);
  return around.toSorted((a, b) => a.width * a.height - b.width * b.height)[0]?.name ?? null;
}

/** Whether the frame has words at a place; also where its layers are not known. */
export function mayHaveWords(layers: readonly (NamedLayer & { text: string | null })[], place: Area): boolean {
  const [frame] = layers;
  if (!frame) return true;
  return layers.some((layer) => layer.text !== null && overlap(layer, boxOf(frame, place)) > 0);
}

const boxOf = (frame: NamedLayer, { x, y, width, height }: Area): Area => ({
  x: x * frame.width,
  y: y * frame.height,
  width: width * frame.width,
  height: height * frame.height,
});

function likeness(one: Area, other: Area): number {
  const both = overlap(one, other);
  return both / (one.width * one.height + other.width * other.height - both);
}
