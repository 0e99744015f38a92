import type { Color, Gradient, Shadow, TypeStyle } from '../layer.ts';
import { leftOutNote, prefixes, type Token, type TokenKind, type TokenSet } from './token-set.ts';

/** The custom property that a token becomes: '--color-oven-brick'. */
export const variableOf = (kind: TokenKind, { name }: Pick<Token<unknown>, 'name'>): string =>
  `--${prefixes[kind]}-${name}`;

/** '#b6432a', or with less than all of it 'rgb(182 67 42 / 50%)'. */
export function cssColor({ hex, alpha }: Color): string {
  if (alpha === 1) return hex;
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red} ${green} ${blue} / ${percent(alpha)})`;
}

export function cssGradient({ kind, angle, stops }: Gradient): string {
  const listed = stops.map(({ color, at }) => `${cssColor(color)} ${percent(at)}`).join(', ');
  if (kind === 'linear') return `linear-gradient(${angle ?? 180}deg, ${listed})`;
  // CSS has no diamonds; a radial one comes nearest.
  return kind === 'angular' ? `conic-gradient(${listed})` : `radial-gradient(${listed})`;
}

/** For the `font` property. */
export const cssFont = ({ family, weight, italic, size, lineHeight }: TypeStyle): string =>
  `${italic ? 'italic ' : ''}${weight} ${size}px/${lineHeight}px ${cssFamily(family)}`;

/** Without what ends a string of CSS: somebody else may have named the family. */
export const cssFamily = (family: string): string => `"${family.replace(/["\\\n\r\f]/g, '')}"`;

/** The first one lies on top, as in the design file the last one does. */
export const cssShadow = (shadows: readonly Shadow[]): string =>
  shadows
    .toReversed()
    .map(
      ({ kind, x, y, blur, spread, color }) =>
        `${kind === 'inner' ? 'inset ' : ''}${x}px ${y}px ${blur}px ${spread}px ${cssColor(color)}`,
    )
    .join(', ');

const percent = (part: number): string => `${Math.round(part * 1000) / 10}%`;

/** The tokens as custom properties on `:root`. */
export function asCss(set: TokenSet): string {
  const note = leftOutNote(set);
  const spacingNote = set.spacingFrom === 'neighbours' ? 'spacing, measured between neighbours' : 'spacing';
  return `${note ? `/* ${note} */\n` : ''}:root {\n${[
    section('colour', lines('color', set.color, cssColor)),
    section('gradients', lines('gradient', set.gradient, cssGradient)),
    section('type', [...lines('typography', set.typography, cssFont), ...tracking(set.typography)]),
    section(spacingNote, lines('spacing', set.spacing, cssPx)),
    section('radii', lines('radius', set.radius, cssPx)),
    section('shadows', lines('shadow', set.shadow, cssShadow)),
  ]
    .filter(Boolean)
    .join('\n')}\n}\n`;
}

export const cssPx = (px: number): string => `${px}px`;

function lines<Value>(kind: TokenKind, tokens: readonly Token<Value>[], write: (value: Value) => string): string[] {
  return tokens.map((token) => `  ${variableOf(kind, token)}: ${write(token.value)};`);
}

/** Letter spacing, because the `font` property cannot hold it. */
const tracking = (tokens: readonly Token<TypeStyle>[]) =>
  tokens.flatMap((token) =>
    token.value.letterSpacing === 0
      ? []
      : [`  ${variableOf('typography', token)}-tracking: ${cssPx(token.value.letterSpacing)};`],
  );

const section = (title: string, listed: readonly string[]) =>
  listed.length > 0 && [`  /* ${title} */`, ...listed].join('\n');
