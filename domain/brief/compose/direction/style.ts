/** Lower and upper ends of lightness (0–1), chroma (0–0.4) and hue (degrees, may pass 360) in Oklch. */
export interface Span {
  l: readonly [number, number];
  c: readonly [number, number];
  h?: readonly [number, number];
}

export type FontClass =
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
  /** The background of its pages, and the text on it. */
  ground: { dark: boolean; background: Span; surface: Span; text: Span };
  /** Colours of actions and accents. `bright` actions have a dark label. */
  spark: { action: Span; accent: Span; bright: boolean };
  headings: readonly FontClass[];
  bodies: readonly FontClass[];
}
