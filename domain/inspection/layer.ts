/** A colour as hex of six digits, and how much of it: 0 to 1, three decimals. */
export interface Color {
  hex: string;
  alpha: number;
}

export interface GradientStop {
  color: Color;
  /** From 0, where it begins, to 1. */
  at: number;
}

export const gradientKinds = ['linear', 'radial', 'angular', 'diamond'] as const;

/** What something is painted with. `angle` counts as in CSS, in degrees: 180 runs from top to bottom. */
export type Paint =
  | { kind: 'solid'; color: Color }
  | { kind: (typeof gradientKinds)[number]; angle: number | null; stops: GradientStop[] }
  | { kind: 'image'; image: string };

export type Gradient = Extract<Paint, { stops: GradientStop[] }>;

export interface Shadow {
  kind: 'drop' | 'inner';
  x: number;
  y: number;
  blur: number;
  spread: number;
  color: Color;
}

/** Sizes in px. */
export interface TypeStyle {
  family: string;
  weight: number;
  italic: boolean;
  size: number;
  lineHeight: number;
  letterSpacing: number;
}

/** How a frame with auto layout places what is in it; px, paddings as in CSS: top, right, bottom, left. */
export interface AutoLayout {
  direction: 'row' | 'column';
  /** Null when the space is distributed between its children. */
  gap: number | null;
  padding: [number, number, number, number];
}

/**
 * A frame is the list of its layers in the order of painting, itself first, each with its depth. Positions are px from
 * the frame's upper left corner.
 */
export interface Layer {
  id: string;
  name: string;
  /** The design file's own word: FRAME, TEXT, RECTANGLE … */
  type: string;
  depth: number;
  x: number;
  y: number;
  width: number;
  height: number;
  opacity: number;
  /** The one painted last stands last. */
  fills: Paint[];
  strokes: Paint[];
  strokeWidth: number;
  /** Upper left, upper right, lower right, lower left. */
  radii: [number, number, number, number];
  shadows: Shadow[];
  /** Blur of the layer, or of what lies behind it, in px. */
  blur: number | null;
  layout: AutoLayout | null;
  /** What a text says, shortened. */
  text: string | null;
  /** The kinds of letters in a text, the commonest first. */
  types: TypeStyle[];
  /** Names of the file's shared styles on this layer. */
  styles: { fill?: string; stroke?: string; text?: string; effect?: string };
}

export interface FrameLayers {
  layers: Layer[];
  /** Number of layers beyond the limit. */
  leftOut: number;
}

/** Enough for any real screen; a frame with more is an illustration. */
export const LAYERS_MAX = 1200;
export const TEXT_MAX = 200;
/** Of a layer: paints, shadows, kinds of letters, and steps of a gradient. No design shows more. */
export const PARTS_MAX = 8;
