import type { Layer, Paint } from './layer.ts';
import { cssColor, cssFont, cssGradient, cssPx, cssShadow } from './tokens/css.ts';

/** The look of a layer as CSS declarations, one a line. Where it lies is left to the layout. */
export function layerCss(layer: Layer): string {
  const { layout, types, text } = layer;
  const isText = text !== null;
  const lines = [
    !isText && `width: ${cssPx(layer.width)};`,
    !isText && `height: ${cssPx(layer.height)};`,
    layout && 'display: flex;',
    layout?.direction === 'column' && 'flex-direction: column;',
    layout &&
      (layout.gap === null ? 'justify-content: space-between;' : layout.gap > 0 && `gap: ${cssPx(layout.gap)};`),
    layout?.padding.some((px) => px > 0) && `padding: ${shortened(layout.padding)};`,
    layer.radii.some((px) => px > 0) && `border-radius: ${shortened(layer.radii)};`,
    ...(isText ? textLines(layer) : [backgroundOf(layer.fills)]),
    layer.strokeWidth > 0 && strokeOf(layer),
    layer.shadows.length > 0 && `box-shadow: ${cssShadow(layer.shadows)};`,
    layer.opacity < 1 && `opacity: ${layer.opacity};`,
    types[0] && `font: ${cssFont(types[0])};`,
    types[0] && types[0].letterSpacing !== 0 && `letter-spacing: ${cssPx(types[0].letterSpacing)};`,
  ];
  return lines.filter(Boolean).join('\n');
}

function textLines({ fills }: Layer) {
  const [fill] = fills;
  return [fill?.kind === 'solid' && `color: ${cssColor(fill.color)};`];
}

function backgroundOf(fills: readonly Paint[]) {
  const top = fills.findLast((paint) => paint.kind !== 'image');
  if (!top) return false;
  return top.kind === 'solid' ? `background: ${cssColor(top.color)};` : `background: ${cssGradient(top)};`;
}

function strokeOf({ strokes, strokeWidth }: Layer) {
  const stroke = strokes.find((paint) => paint.kind === 'solid');
  return stroke && `border: ${cssPx(strokeWidth)} solid ${cssColor(stroke.color)};`;
}

/** Top, right, bottom, left as short as CSS has it; '0' for none. */
export function shortened([top, right, bottom, left]: readonly [number, number, number, number]): string {
  const px = (value: number) => (value === 0 ? '0' : cssPx(value));
  if (right !== left) return [top, right, bottom, left].map(px).join(' ');
  if (top !== bottom) return [top, right, bottom].map(px).join(' ');
  return top === right ? px(top) : [top, right].map(px).join(' ');
}
