import type { Color, Gradient, Shadow, TypeStyle } from '../layer.ts';

/** A value that a design uses, under a name that can stand in code. */
export interface Token<Value> {
  name: string;
  /** The shared style's own name; null where the design has none for it. */
  style: string | null;
  value: Value;
  /** How often it occurs on the layers of the frames. */
  uses: number;
}

/** The tokens of a design by kind, the most used first. */
export interface TokenSet {
  color: Token<Color>[];
  gradient: Token<Gradient>[];
  typography: Token<TypeStyle>[];
  /** Px, the smallest first; radius as well. */
  spacing: Token<number>[];
  radius: Token<number>[];
  shadow: Token<Shadow[]>[];
  /** Where spacing comes from: auto layout says it, else it is measured between neighbours. */
  spacingFrom: 'auto-layout' | 'neighbours';
}

export const tokenKinds = ['color', 'gradient', 'typography', 'spacing', 'radius', 'shadow'] as const;
export type TokenKind = (typeof tokenKinds)[number];

/** What stands in front of a token's name in code. */
export const prefixes: Record<TokenKind, string> = {
  color: 'color',
  gradient: 'gradient',
  typography: 'type',
  spacing: 'space',
  radius: 'radius',
  shadow: 'shadow',
};

export const tokenCount = (set: TokenSet): number => tokenKinds.reduce((sum, kind) => sum + set[kind].length, 0);
