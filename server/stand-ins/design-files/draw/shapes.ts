import type { Rectangle, SubcanvasNode, TypeStyle } from '@figma/rest-api-spec';
import { type Look, paintsOf, shadowsOf } from './paint.ts';

/*
 * What sample files are drawn with: each function makes a node in the service's own shape. Positions are pixels from the top
 * left of the parent.
 */

/** Something drawn, to be laid somewhere: it learns its place and its id only then. */
export type Sketch = (at: Place) => SubcanvasNode;

export interface Place {
  x: number;
  y: number;
  newId(): string;
  /** The id of a shared style by its name. */
  styleId(name: string, type: 'FILL' | 'TEXT'): string;
}

const layer = { scrollBehavior: 'SCROLLS', blendMode: 'PASS_THROUGH' } as const;

export function rect(x: number, y: number, width: number, height: number, look: Look): Sketch {
  return (at) => ({
    ...base(at, 'Rectangle', { x, y, width, height }, look),
    type: 'RECTANGLE',
    ...corners(look),
  });
}

export function ellipse(x: number, y: number, width: number, height: number, look: Look): Sketch {
  return (at) => ({
    ...base(at, 'Ellipse', { x, y, width, height }, look),
    type: 'ELLIPSE',
    arcData: { startingAngle: 0, endingAngle: 2 * Math.PI, innerRadius: 0 },
  });
}

/** A path of absolute commands (M, L, C, Q, Z) inside its own box. */
export function vector(x: number, y: number, width: number, height: number, path: string, look: Look): Sketch {
  return (at) => ({
    ...base(at, 'Vector', { x, y, width, height }, look),
    type: 'VECTOR',
    strokeCap: 'ROUND',
    strokeJoin: 'ROUND',
    fillGeometry: [{ path, windingRule: 'NONZERO' }],
    strokeGeometry: [],
  });
}

export interface Type {
  family?: 'Figtree' | 'Young Serif';
  weight?: 400 | 600 | 800;
  size: number;
  /** Pixels from line to line. */
  leading?: number;
  spacing?: number;
  color: string;
  align?: 'LEFT' | 'CENTER' | 'RIGHT';
  width?: number;
  /** Name of the shared text style. */
  style?: string;
}

/** Text; its lines are broken where the characters say so. */
export function text(x: number, y: number, characters: string, type: Type): Sketch {
  const lines = characters.split('\n');
  const leading = type.leading ?? Math.round(type.size * 1.35);
  const width = type.width ?? Math.ceil(Math.max(...lines.map((line) => line.length)) * type.size * 0.56);
  const family = type.family ?? 'Figtree';
  const style: TypeStyle = {
    fontFamily: family,
    fontPostScriptName: null,
    fontWeight: type.weight ?? 400,
    fontSize: type.size,
    textAlignHorizontal: type.align ?? 'LEFT',
    textAlignVertical: 'TOP',
    letterSpacing: type.spacing ?? 0,
    lineHeightPx: leading,
    lineHeightUnit: 'PIXELS',
  };
  return (at) => ({
    ...base(at, lines[0]!, { x, y, width, height: leading * lines.length }, { fill: type.color }),
    ...(type.style && { styles: { text: at.styleId(type.style, 'TEXT') } }),
    type: 'TEXT',
    characters,
    style,
    characterStyleOverrides: [],
    styleOverrideTable: {},
    lineTypes: lines.map(() => 'NONE' as const),
    lineIndentations: lines.map(() => 0),
  });
}

/** A frame that holds others and cuts off what sticks out; at the top of a page it is a screen. */
export function frame(
  name: string,
  [x, y, width, height]: readonly [number, number, number, number],
  look: Look,
  children: readonly Sketch[],
): Sketch {
  return (at) => {
    const id = at.newId();
    return {
      ...base(at, name, { x, y, width, height }, look, id),
      type: 'FRAME',
      ...corners(look),
      clipsContent: true,
      children: laid(children, { ...at, x: at.x + x, y: at.y + y }),
    };
  };
}

/** Things moved together, without a box of their own. */
export function group(
  name: string,
  [x, y, width, height]: readonly [number, number, number, number],
  children: readonly Sketch[],
): Sketch {
  return (at) => ({
    ...base(at, name, { x, y, width, height }, {}),
    type: 'GROUP',
    clipsContent: false,
    children: laid(children, { ...at, x: at.x + x, y: at.y + y }),
  });
}

/** A drawer on a page; it may hold drawers. */
export function section(
  name: string,
  [x, y, width, height]: readonly [number, number, number, number],
  children: readonly Sketch[],
): Sketch {
  return (at) => ({
    ...layer,
    id: at.newId(),
    name,
    type: 'SECTION',
    sectionContentsHidden: false,
    fills: paintsOf('#f4f1ec'),
    strokes: [],
    ...boxes({ x: at.x + x, y: at.y + y, width, height }),
    children: laid(children, { ...at, x: at.x + x, y: at.y + y }),
  });
}

/** The same, changed before it is laid: hidden, renamed. */
export const changed =
  (sketch: Sketch, change: Partial<Pick<SubcanvasNode, 'name' | 'visible'>>): Sketch =>
  (at) => ({ ...sketch(at), ...change });

export const laid = (sketches: readonly Sketch[], at: Place): SubcanvasNode[] => sketches.map((sketch) => sketch(at));

function base(at: Place, name: string, box: Rectangle, look: Look, id = at.newId()) {
  const absolute = { ...box, x: at.x + box.x, y: at.y + box.y };
  return {
    ...layer,
    id,
    name,
    ...(look.opacity !== undefined && { opacity: look.opacity }),
    ...boxes(absolute),
    fills: paintsOf(look.fill),
    strokes: paintsOf(look.stroke),
    strokeWeight: look.strokePx ?? 1,
    strokeAlign: 'CENTER' as const,
    ...(look.dashes && { strokeDashes: look.dashes }),
    effects: shadowsOf(look),
    ...(look.style && { styles: { fill: at.styleId(look.style, 'FILL') } }),
  };
}

function boxes(box: Rectangle) {
  return {
    absoluteBoundingBox: box,
    absoluteRenderBounds: box,
    constraints: { vertical: 'TOP', horizontal: 'LEFT' } as const,
  };
}

function corners({ radius }: Look) {
  if (radius === undefined) return {};
  return typeof radius === 'number' ? { cornerRadius: radius } : { rectangleCornerRadii: radius };
}
