/** Low and high ends of lightness (0–1), chroma (0–0.4) and hue (degrees; may run past 360) in Oklch. */
export interface Span {
  l: readonly [number, number];
  c: readonly [number, number];
  h?: readonly [number, number];
}

export type FaceClass =
  | 'grotesque'
  | 'humanist'
  | 'geometric'
  | 'oldstyle'
  | 'didone'
  | 'slab'
  | 'mono'
  | 'display'
  | 'rounded';

export interface Style {
  /** What its pages stand on, and the text upon them. */
  ground: { dark: boolean; background: Span; surface: Span; text: Span };
  /** What asks to be pressed, and what is pointed at. `bright` actions carry a dark label. */
  spark: { action: Span; accent: Span; bright: boolean };
  headings: readonly FaceClass[];
  bodies: readonly FaceClass[];
}
