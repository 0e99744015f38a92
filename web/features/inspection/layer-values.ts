import type { Color, Layer, Paint, TypeStyle } from '#domain/inspection/layer.ts';

/** A layer and all its descendants: the layers after it, as long as they are deeper. */
export function withinLayer(layers: readonly Layer[], layer: Layer): Layer[] {
  const at = layers.indexOf(layer);
  const end = layers.findIndex(({ depth }, n) => n > at && depth <= layer.depth);
  return layers.slice(at, end < 0 ? undefined : end);
}

export interface Shown<Value> {
  value: Value;
  /** Names of the layers with this value. */
  names: string[];
  sample: string;
}

function collect<Value>(found: Iterable<{ value: Value; layer: Layer }>): Shown<Value>[] {
  const all = new Map<string, Shown<Value>>();
  for (const { value, layer } of found) {
    const key = JSON.stringify(value);
    const known = all.get(key);
    if (!known) all.set(key, { value, names: [layer.name], sample: layer.text ?? '' });
    else if (!known.names.includes(layer.name)) known.names.push(layer.name);
  }
  return [...all.values()];
}

/** The paints of these layers, without duplicates. */
export const fillsIn = (layers: readonly Layer[]): Shown<Paint>[] =>
  collect(layers.flatMap((layer) => layer.fills.map((value) => ({ value, layer }))));

export const typesIn = (layers: readonly Layer[]): Shown<TypeStyle>[] =>
  collect(layers.flatMap((layer) => layer.types.map((value) => ({ value, layer }))));

/**
 * The plain colour under a layer, from the last layer before it that covers its box. Null where that is not a plain
 * colour.
 */
export function groundUnder(layers: readonly Layer[], layer: Layer): Color | null {
  const covers = ({ x, y, width, height }: Layer) =>
    x <= layer.x && y <= layer.y && x + width >= layer.x + layer.width && y + height >= layer.y + layer.height;
  const under = layers.slice(0, layers.indexOf(layer)).findLast((one) => one.fills.length > 0 && covers(one));
  const top = under?.fills.at(-1);
  return under?.opacity === 1 && top?.kind === 'solid' && top.color.alpha === 1 ? top.color : null;
}
