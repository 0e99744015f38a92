import type { Color, Gradient, Layer, Paint, Shadow, TypeStyle } from '../layer.ts';
import { colorName } from './color-name.ts';
import { Counter, named, slug } from './count.ts';
import { neighbourGaps } from './neighbour-gaps.ts';
import { prefixes, TOKENS_MAX, type Token, type TokenSet } from './token-set.ts';

/** The tokens that frames are made of. */
export function extractTokens(frames: readonly (readonly Layer[])[]): TokenSet {
  const count = createTokenCount();
  for (const layers of frames) count.add(layers);
  return count.tokens();
}

/**
 * Counts tokens frame by frame: every solid fill and outline, gradient, kind of letters, padding and gap of auto layout, corner and
 * shadow. Without auto layout spacing is measured between neighbours.
 */
export function createTokenCount() {
  const colors = new Counter<Color>();
  const gradients = new Counter<Gradient>();
  const types = new Counter<TypeStyle>();
  const spacings = new Counter<number>();
  const gaps = new Counter<number>();
  const radii = new Counter<number>();
  const shadows = new Counter<Shadow[]>();

  const addPaints = (paints: readonly Paint[], style: string | undefined) => {
    for (const paint of paints) {
      if (paint.kind === 'solid') colors.add(paint.color, style ?? null);
      else if (paint.kind !== 'image') gradients.add(paint, style ?? null);
    }
  };

  function add(layers: readonly Layer[]) {
    for (const layer of layers) {
      addPaints(layer.fills, layer.styles.fill);
      if (layer.strokeWidth > 0) addPaints(layer.strokes, layer.styles.stroke);
      for (const [n, type] of layer.types.entries()) types.add(type, (n === 0 && layer.styles.text) || null);
      if (layer.layout)
        for (const px of [layer.layout.gap, ...layer.layout.padding]) if (px && px > 0) spacings.add(px);
      for (const px of new Set(layer.radii)) if (px > 0) radii.add(px);
      if (layer.shadows.length > 0) shadows.add(layer.shadows, layer.styles.effect ?? null);
    }
    if (spacings.size === 0) for (const px of neighbourGaps(layers)) gaps.add(px);
  }

  function tokens(): TokenSet {
    const hasLayout = spacings.size > 0;
    const ranked = {
      color: colors.ranked(),
      gradient: gradients.ranked(),
      typography: types.ranked(),
      spacing: hasLayout ? spacings.ranked() : repeated(gaps),
      radius: radii.ranked(),
      shadow: shadows.ranked(),
    };
    return {
      color: named(ranked.color, colorName, prefixes.color),
      gradient: named(ranked.gradient, gradientName, prefixes.gradient),
      typography: named(ranked.typography, typeName, prefixes.typography),
      spacing: bySize(named(ranked.spacing, pxName, prefixes.spacing)),
      radius: bySize(named(ranked.radius, pxName, prefixes.radius)),
      shadow: named(ranked.shadow, shadowName, prefixes.shadow),
      spacingFrom: hasLayout ? 'auto-layout' : 'neighbours',
      leftOut: Object.values(ranked).reduce((sum, all) => sum + Math.max(0, all.length - TOKENS_MAX), 0),
    };
  }

  return { add, tokens };
}

/** A distance that occurs once is no step of a scale; of the measured ones the most frequent are. */
const STEPS_MAX = 12;
const repeated = (spacings: Counter<number>) =>
  spacings
    .ranked()
    .filter(({ uses }) => uses > 1)
    .slice(0, STEPS_MAX);

const bySize = (tokens: Token<number>[]) => tokens.sort((a, b) => a.value - b.value);

/** '18', '12-5': the px stand in the name, so that a step in between needs no new names. */
const pxName = (px: number): string => String(px).replace('.', '-');

const typeName = ({ family, size, weight, italic }: TypeStyle): string =>
  slug(`${family} ${weight} ${size}${italic ? ' italic' : ''}`);

const gradientName = ({ kind, stops }: Gradient): string =>
  `${kind}-${[stops[0]!, stops.at(-1)!].map(({ color }) => colorName(color)).join('-')}`;

const shadowName = ([shadow]: Shadow[]): string =>
  shadow ? `${shadow.kind === 'inner' ? 'inner-' : ''}${pxName(shadow.blur)}` : 'none';
