import type { Text } from '../text.ts';

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
  /** The opening sentence: what to look at and take from it. */
  feel: readonly Text[];
  /** Why it suits these people; `{moment}` is where and how they look. */
  because: readonly Text[];
  avoid: readonly Text[];
  voice: readonly Text[];
  /** For two styles: what this one may govern, and what it may bring in. Half sentences without an article at the start of a sentence. */
  rules: readonly Text[];
  brings: readonly Text[];
}
