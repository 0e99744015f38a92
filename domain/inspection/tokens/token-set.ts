import type { Color, Gradient, Shadow, TypeStyle } from '../layer.ts';

/** More tokens of one kind are no system any more. Those that a style names stay first, then the most used. */
export const TOKENS_MAX = 60;

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
  /** How many rarely used values were over the limit of their kind. */
  leftOut: number;
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

/** What a file of tokens says about the values that are not in it; null where all are. */
export const leftOutNote = ({ leftOut }: TokenSet): string | null =>
  leftOut === 0
    ? null
    : `Without ${leftOut} rarely used ${leftOut === 1 ? 'value' : 'values'}: a kind has ${TOKENS_MAX} at most.`;

export const tokenCount = (set: TokenSet): number => tokenKinds.reduce((sum, kind) => sum + set[kind].length, 0);
