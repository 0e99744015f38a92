import { cut } from '../text/cut.ts';
import type { FileNode, FileStyles, FileTypeStyle } from './file-node.ts';
import {
  type AutoLayout,
  type FrameLayers,
  LAYERS_MAX,
  type Layer,
  PARTS_MAX,
  TEXT_MAX,
  type TypeStyle,
} from './layer.ts';
import { blurOf, paintsOf, rounded, shadowsOf } from './paint.ts';

/** Parts of one shape that a person would not call layers. */
const SHAPES = new Set(['BOOLEAN_OPERATION', 'VECTOR', 'STAR', 'LINE', 'REGULAR_POLYGON', 'ELLIPSE', 'RECTANGLE']);

/** Far more than are shown. To read 60,000 of a frame takes a second, in which nobody else is served. */
const READ_MAX = 5_000;

/**
 * What is visible in a frame, in the order of painting, with the names of its shared styles; the layers `beyond` many are only
 * counted. Measures are rounded to hundredths, which is finer than any screen.
 */
export function readFrame(frame: FileNode, styles: FileStyles = {}): { layers: Layer[]; beyond: number } {
  const box = boxOf(frame);
  const layers: Layer[] = [];
  let beyond = 0;
  if (!box) return { layers, beyond };
  const visit = (node: FileNode, depth: number) => {
    if (node.visible === false || node.opacity === 0) return;
    const isLayer = boxOf(node) !== null;
    if (isLayer && layers.length >= READ_MAX) beyond += 1;
    else if (isLayer) layers.push(layerOf(node, box, depth, styles)!);
    if (!SHAPES.has(node.type)) for (const child of node.children ?? []) visit(child, isLayer ? depth + 1 : depth);
  };
  // A frame that somebody asks for is shown, whatever its own switch says.
  visit({ ...frame, visible: true, opacity: frame.opacity || 1 }, 0);
  return { layers, beyond };
}

export const readLayers = (frame: FileNode, styles: FileStyles = {}): Layer[] => readFrame(frame, styles).layers;

export function firstLayers(layers: readonly Layer[], beyond = 0): FrameLayers {
  return { layers: layers.slice(0, LAYERS_MAX), leftOut: Math.max(0, layers.length - LAYERS_MAX) + beyond };
}

function layerOf(node: FileNode, origin: { x: number; y: number }, depth: number, styles: FileStyles): Layer | null {
  const box = boxOf(node);
  if (!box) return null;
  const strokes = paintsOf(node.strokes);
  const named = (...keys: string[]) => {
    const id = keys.map((key) => node.styles?.[key]).find((one) => one !== undefined);
    const name = id === undefined ? undefined : styles[id]?.name;
    return name === undefined ? undefined : cut(name, TEXT_MAX);
  };
  return {
    id: node.id,
    name: cut(node.name, TEXT_MAX),
    type: node.type,
    depth,
    x: rounded(box.x - origin.x),
    y: rounded(box.y - origin.y),
    width: rounded(box.width),
    height: rounded(box.height),
    opacity: rounded(node.opacity ?? 1),
    fills: paintsOf(node.fills),
    strokes,
    strokeWidth: strokes.length > 0 ? rounded(node.strokeWeight ?? 1) : 0,
    radii: radiiOf(node),
    shadows: shadowsOf(node.effects),
    blur: blurOf(node.effects),
    layout: layoutOf(node),
    text: node.characters === undefined ? null : cut(node.characters, TEXT_MAX),
    types: typesOf(node),
    styles: withoutNothing({
      fill: named('fill', 'fills'),
      stroke: named('stroke', 'strokes'),
      text: named('text'),
      effect: named('effect'),
    }),
  };
}

function boxOf({ absoluteBoundingBox: box }: FileNode) {
  if (!box) return null;
  const { x, y, width, height } = box;
  return x === null || y === null || width === null || height === null ? null : { x, y, width, height };
}

function radiiOf({ rectangleCornerRadii: each, cornerRadius = 0 }: FileNode): Layer['radii'] {
  const [a = 0, b = 0, c = 0, d = 0] = (each ?? Array(4).fill(cornerRadius)).map(rounded);
  return [a, b, c, d];
}

function layoutOf(node: FileNode): AutoLayout | null {
  const { layoutMode, primaryAxisAlignItems, itemSpacing = 0, paddingTop = 0, paddingRight = 0 } = node;
  if (layoutMode !== 'HORIZONTAL' && layoutMode !== 'VERTICAL') return null;
  const { paddingBottom = 0, paddingLeft = 0 } = node;
  return {
    direction: layoutMode === 'HORIZONTAL' ? 'row' : 'column',
    gap: primaryAxisAlignItems === 'SPACE_BETWEEN' ? null : rounded(itemSpacing),
    padding: [rounded(paddingTop), rounded(paddingRight), rounded(paddingBottom), rounded(paddingLeft)],
  };
}

/** A text's own letters and those of its parts that look different, by how many characters have them. */
function typesOf({ style, characters, characterStyleOverrides = [], styleOverrideTable = {} }: FileNode): TypeStyle[] {
  if (!style || characters === undefined) return [];
  const counts = new Map<number, number>();
  for (let n = 0; n < characters.length; n++) {
    const id = characterStyleOverrides[n] ?? 0;
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const found = new Map<string, { type: TypeStyle; count: number }>();
  for (const [id, count] of counts) {
    const type = typeOf({ ...style, ...styleOverrideTable[id] });
    const key = JSON.stringify(type);
    found.set(key, { type, count: (found.get(key)?.count ?? 0) + count });
  }
  const ranked = [...found.values()].sort((a, b) => b.count - a.count);
  return ranked.slice(0, PARTS_MAX).map(({ type }) => type);
}

function typeOf({ fontFamily, fontWeight, italic, fontSize, lineHeightPx, letterSpacing }: FileTypeStyle): TypeStyle {
  const size = rounded(fontSize ?? 0);
  return {
    family: cut(fontFamily ?? 'sans-serif', TEXT_MAX),
    weight: fontWeight ?? 400,
    italic: italic ?? false,
    size,
    lineHeight: rounded(lineHeightPx ?? size * 1.2),
    letterSpacing: rounded(letterSpacing ?? 0),
  };
}

function withoutNothing(styles: Record<keyof Layer['styles'], string | undefined>): Layer['styles'] {
  return Object.fromEntries(Object.entries(styles).filter(([, name]) => name !== undefined));
}
