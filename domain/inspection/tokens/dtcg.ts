import type { Color, Gradient, Shadow, TypeStyle } from '../layer.ts';
import { leftOutNote, type Token, type TokenKind, type TokenSet, tokenKinds } from './token-set.ts';

/* Design Tokens Format Module 2025.10: designtokens.org/tr/2025.10/format and …/color */

const types: Record<TokenKind, string> = {
  color: 'color',
  gradient: 'gradient',
  typography: 'typography',
  spacing: 'dimension',
  radius: 'dimension',
  shadow: 'shadow',
};

interface Written {
  $value: unknown;
  $description: string;
}

/** The tokens as a Design Tokens (DTCG) file: a group a kind, which says the type of what is in it. */
export function asDtcg(set: TokenSet): string {
  const written: Record<TokenKind, [string, Written][]> = {
    color: set.color.map(entry(dtcgColor)),
    gradient: set.gradient.map(
      entry(dtcgGradient, ({ kind, angle }) => (angle === null ? kind : `${kind}, ${angle}°`)),
    ),
    typography: set.typography.map(entry(dtcgType)),
    spacing: set.spacing.map(entry(dtcgPx)),
    radius: set.radius.map(entry(dtcgPx)),
    shadow: set.shadow.map(entry((value) => (value.length === 1 ? dtcgShadow(value[0]!) : value.map(dtcgShadow)))),
  };
  const groups = tokenKinds
    .filter((kind) => written[kind].length > 0)
    .map((kind) => [kind, { $type: types[kind], ...Object.fromEntries(written[kind]) }]);
  const note = leftOutNote(set);
  const file = { ...(note && { $description: note }), ...Object.fromEntries(groups) };
  return `${JSON.stringify(file, null, 2)}\n`;
}

const entry =
  <Value>(write: (value: Value) => unknown, about: (value: Value) => string | null = () => null) =>
  ({ name, value, style, uses }: Token<Value>): [string, Written] => {
    const used = uses === 1 ? 'used once' : `used ${uses} times`;
    // Names that are bare numbers would be sorted by JSON.parse in front of $type; the order means nothing, but reads badly.
    const key = /^\d+$/.test(name) ? `px-${name}` : name;
    return [key, { $value: write(value), $description: [style, about(value), used].filter(Boolean).join('; ') }];
  };

function dtcgColor({ hex, alpha }: Color) {
  const components = [1, 3, 5].map((at) => Math.round((Number.parseInt(hex.slice(at, at + 2), 16) / 255) * 1e4) / 1e4);
  return { colorSpace: 'srgb', components, alpha, hex };
}

const dtcgGradient = ({ stops }: Gradient) =>
  stops.map(({ color, at }) => ({ color: dtcgColor(color), position: Math.min(1, Math.max(0, at)) }));

const dtcgPx = (value: number) => ({ value, unit: 'px' });

const dtcgType = ({ family, weight, size, lineHeight, letterSpacing }: TypeStyle) => ({
  fontFamily: family,
  fontSize: dtcgPx(size),
  fontWeight: weight,
  letterSpacing: dtcgPx(letterSpacing),
  // A multiple of the size, as the format has it.
  lineHeight: size > 0 ? Math.round((lineHeight / size) * 1e4) / 1e4 : 1,
});

const dtcgShadow = ({ kind, x, y, blur, spread, color }: Shadow) => ({
  color: dtcgColor(color),
  offsetX: dtcgPx(x),
  offsetY: dtcgPx(y),
  blur: dtcgPx(blur),
  spread: dtcgPx(spread),
  ...(kind === 'inner' && { inset: true }),
});
