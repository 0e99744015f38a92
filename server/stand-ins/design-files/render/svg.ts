import type { Effect, Paint, Path, Rectangle, RGBA, SubcanvasNode } from '@figma/rest-api-spec';

/** What the renderer looks at, whatever the type of the node. */
interface Drawable {
  id: string;
  type: string;
  visible?: boolean;
  opacity?: number;
  absoluteBoundingBox?: Rectangle | null;
  fills?: Paint[];
  strokes?: Paint[];
  strokeWeight?: number;
  strokeDashes?: number[];
  effects?: Effect[];
  cornerRadius?: number;
  rectangleCornerRadii?: number[];
  clipsContent?: boolean;
  fillGeometry?: Path[];
  characters?: string;
  style?: {
    fontFamily?: string;
    fontWeight?: number;
    fontSize?: number;
    lineHeightPx?: number;
    letterSpacing?: number;
    textAlignHorizontal?: string;
  };
  children?: SubcanvasNode[];
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Renders a node and its descendants as an SVG document of the size of its box. */
export function svgOf(node: SubcanvasNode): string {
  const top = node as Drawable;
  const box = top.absoluteBoundingBox!;
  const definitions: string[] = [];
  const body = draw(top, box, definitions);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${box.width}" height="${box.height}" viewBox="0 0 ${box.width} ${box.height}"><defs>${definitions.join('')}</defs>${body}</svg>`;
}

function draw(node: Drawable, origin: Box, definitions: string[]): string {
  const absolute = node.absoluteBoundingBox;
  if (node.visible === false || !absolute) return '';
  const box = { ...absolute, x: round(absolute.x - origin.x), y: round(absolute.y - origin.y) };
  const own = node.type === 'TEXT' ? words(node, box) : shape(node, box, definitions);
  const inside = (node.children ?? []).map((child) => draw(child as Drawable, origin, definitions)).join('');
  const id = `n${definitions.length}`;
  let clipped = inside;
  if (node.clipsContent && inside) {
    definitions.push(`<clipPath id="${id}c">${outline(node, box, '')}</clipPath>`);
    clipped = `<g clip-path="url(#${id}c)">${inside}</g>`;
  }
  const opacity = node.opacity === undefined ? '' : ` opacity="${node.opacity}"`;
  return opacity ? `<g${opacity}>${own}${clipped}</g>` : own + clipped;
}

function shape(node: Drawable, box: Box, definitions: string[]): string {
  const fill = (node.fills ?? []).map((paint) => outline(node, box, `fill="${ink(paint, box, definitions)}"`)).join('');
  const dashes = node.strokeDashes ? ` stroke-dasharray="${node.strokeDashes.join(' ')}"` : '';
  const line = `stroke-width="${node.strokeWeight ?? 1}" stroke-linecap="round" stroke-linejoin="round"${dashes}`;
  const stroke = (node.strokes ?? [])
    .map((paint) => outline(node, box, `fill="none" stroke="${ink(paint, box, definitions)}" ${line}`))
    .join('');
  const shadow = node.effects?.find((effect) => effect.type === 'DROP_SHADOW');
  if (!shadow) return fill + stroke;
  const id = `n${definitions.length}s`;
  const { offset, radius, color } = shadow;
  // A region as small as the shadow, and mixing in sRGB: otherwise rendering takes seconds.
  const reach = radius * 1.5;
  const region = `filterUnits="userSpaceOnUse" x="${box.x - reach}" y="${box.y - reach + offset.y}" width="${box.width + 2 * reach}" height="${box.height + 2 * reach}"`;
  definitions.push(
    `<filter id="${id}" ${region} color-interpolation-filters="sRGB"><feDropShadow dx="${offset.x}" dy="${offset.y}" stdDeviation="${radius / 2}" flood-color="${hex(color)}" flood-opacity="${round(color.a)}"/></filter>`,
  );
  return `<g filter="url(#${id})">${fill}</g>${stroke}`;
}

/** The outline of a node with the given attributes. */
function outline(node: Drawable, box: Box, attributes: string): string {
  const { x, y, width, height } = box;
  if (node.type === 'ELLIPSE')
    return `<ellipse cx="${x + width / 2}" cy="${y + height / 2}" rx="${width / 2}" ry="${height / 2}" ${attributes}/>`;
  if (node.fillGeometry)
    return node.fillGeometry
      .map(({ path }) => `<path transform="translate(${x} ${y})" d="${path}" ${attributes}/>`)
      .join('');
  if (node.rectangleCornerRadii) return `<path d="${cornered(box, node.rectangleCornerRadii)}" ${attributes}/>`;
  const radius = Math.min(node.cornerRadius ?? 0, width / 2, height / 2);
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" ${attributes}/>`;
}

function cornered({ x, y, width, height }: Box, radii: readonly number[]): string {
  const [a = 0, b = 0, c = 0, d = 0] = radii;
  const [right, bottom] = [x + width, y + height];
  return `M${x + a} ${y}H${right - b}Q${right} ${y} ${right} ${y + b}V${bottom - c}Q${right} ${bottom} ${right - c} ${bottom}H${x + d}Q${x} ${bottom} ${x} ${bottom - d}V${y + a}Q${x} ${y} ${x + a} ${y}Z`;
}

function words({ characters = '', style = {}, fills = [] }: Drawable, box: Box): string {
  const size = style.fontSize ?? 16;
  const leading = style.lineHeightPx ?? size * 1.2;
  const [anchor, x] =
    style.textAlignHorizontal === 'CENTER'
      ? ['middle', box.x + box.width / 2]
      : style.textAlignHorizontal === 'RIGHT'
        ? ['end', box.x + box.width]
        : ['start', box.x];
  const paint = fills[0];
  if (paint?.type !== 'SOLID') return '';
  const attributes = `font-family="${escaped(style.fontFamily ?? '')}" font-size="${size}" font-weight="${style.fontWeight ?? 400}" text-anchor="${anchor}" fill="${hex(paint.color)}" fill-opacity="${round(paint.opacity ?? 1)}" letter-spacing="${style.letterSpacing ?? 0}"`;
  // The baseline lies about a third of the font size below the middle of the line.
  return characters
    .split('\n')
    .map(
      (line, n) =>
        `<text x="${x}" y="${round(box.y + leading * (n + 0.5) + size * 0.35)}" ${attributes}>${escaped(line)}</text>`,
    )
    .join('');
}

function ink(paint: Paint, _box: Box, definitions: string[]): string {
  if (paint.type === 'SOLID') return withAlpha(paint.color, paint.opacity);
  if (!('gradientStops' in paint)) return 'none';
  const id = `n${definitions.length}g`;
  const [from, to] = paint.gradientHandlePositions;
  const stops = paint.gradientStops
    .map(
      ({ position, color }) =>
        `<stop offset="${position}" stop-color="${hex(color)}" stop-opacity="${round(color.a)}"/>`,
    )
    .join('');
  definitions.push(
    `<linearGradient id="${id}" x1="${from!.x}" y1="${from!.y}" x2="${to!.x}" y2="${to!.y}">${stops}</linearGradient>`,
  );
  return `url(#${id})`;
}

const withAlpha = ({ r, g, b }: RGBA, alpha = 1) =>
  `rgba(${Math.round(r * 255)},${Math.round(g * 255)},${Math.round(b * 255)},${round(alpha)})`;

const hex = ({ r, g, b }: RGBA) =>
  `#${[r, g, b]
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

const round = (value: number) => Math.round(value * 1000) / 1000;

const escaped = (words: string) =>
  words.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);
