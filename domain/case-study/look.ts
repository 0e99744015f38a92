import { contrast } from '../color/contrast.ts';
import { hexToOklch, oklchToHex } from '../color/convert.ts';
import { type CaseStudy, DEFAULT_COLORS, DEFAULT_TYPOGRAPHY, type PageColor, type TypeStyle } from './document.ts';
import { type Ground, type ThemeId, themes } from './themes.ts';

type Look = Pick<CaseStudy, 'theme' | 'colors' | 'typography'>;

/** WCAG 2, level AA, for running text. */
const READABLE = 4.5;
/** A colour of less chroma is taken for a grey. */
const GREYISH = 0.04;

/** The colours of a page in one mode, as hex. */
export interface Tones {
  ground: string;
  /** Mats, tinted sections. */
  raised: string;
  ink: string;
  /** Captions and notes. */
  ink2: string;
  /** Links, figures, pins: the primary colour, made legible. */
  accent: string;
}

/** Custom properties for a page's colours and type, as used in the pages' style sheets. */
export function customProperties(look: Look): [string, string][] {
  const [primary, secondary, neutral, background] = [0, 1, 2, 3].map((n) => colorOf(look, n)) as Four;
  const { day, night } = tonesOf(look);
  const tone = (name: keyof Tones): string => `light-dark(${day[name]}, ${night[name]})`;
  const mats = [primary, secondary, neutral, background].flatMap((hex, at): [string, string][] => {
    const [light, dark] = [matOf(look.theme, hex, day), matOf(look.theme, hex, night)];
    return [
      [`--cs-mat-${at + 1}`, `light-dark(${light.ground}, ${dark.ground})`],
      [`--cs-on-mat-${at + 1}`, `light-dark(${light.ink}, ${dark.ink})`],
    ];
  });
  return [
    ['--cs-primary', primary],
    ['--cs-secondary', secondary],
    ['--cs-neutral', neutral],
    ['--cs-background', background],
    ['--cs-ground', tone('ground')],
    ['--cs-raised', tone('raised')],
    ['--cs-ink', tone('ink')],
    ['--cs-ink-2', tone('ink2')],
    ['--cs-accent', tone('accent')],
    ['--cs-on-primary', inkOn(primary)],
    ...mats,
    ...typeOf('--cs-heading', styleOf(look, 0)),
    ...typeOf('--cs-body', styleOf(look, 1)),
  ];
}

/** The colours of a page by day and by night. */
export function tonesOf(look: Omit<Look, 'typography'>): { day: Tones; night: Tones } {
  const [primary, , neutral, background] = [0, 1, 2, 3].map((n) => colorOf(look, n)) as Four;
  const { dark } = themes[look.theme];
  return {
    day: tonesOn(background, primary, neutral),
    night: tonesOn(groundFrom(isGrey(background) ? primary : background, dark), primary, neutral),
  };
}

type Four = [primary: string, secondary: string, neutral: string, background: string];

const colorOf = ({ colors }: Pick<Look, 'colors'>, n: number) => (colors[n] ?? (DEFAULT_COLORS[n] as PageColor)).hex;
const styleOf = ({ typography }: Look, n: number) => typography[n] ?? (DEFAULT_TYPOGRAPHY[n] as TypeStyle);

/** The ground that a theme proposes for a page's colours. */
export function groundOf(theme: ThemeId, colors: readonly PageColor[]): string {
  const { hueOf, light } = themes[theme];
  const from = colors.find(({ name }) => name === hueOf) ?? DEFAULT_COLORS[0]!;
  return groundFrom(from.hex, light).toLowerCase();
}

/** All tones of a page on one ground. Every text tone has a contrast of 4.5 or more on ground and raised. */
export function tonesOn(ground: string, primary: string, neutral: string): Tones {
  const { l, c, h } = hexToOklch(ground);
  const isLight = inkOn(ground) === BLACK;
  // On a ground of medium lightness, the second ground moves away from the ink.
  const step = isLight ? (l > 0.85 ? -0.035 : 0.05) : l < 0.4 ? 0.055 : -0.05;
  const raised = oklchToHex({ l: l + step, c: Math.min(c * 1.5 + 0.003, 0.06), h });
  const grounds = [ground, raised];
  const ink = readable(oklchToHex({ l: isLight ? 0.21 : 0.94, c: 0.015, h }), grounds);
  // On a dark ground a grey of another hue looks cold, and the least contrast is hard to read.
  const note = isLight || hexToOklch(neutral).c > GREYISH ? neutral : oklchToHex({ l: 0.76, c: 0.015, h });
  return { ground, raised, ink, ink2: readable(note, grounds), accent: readable(primary, grounds) };
}

/** The mat of a theme in one of the page's colours, and the ink on it. */
export function matOf(theme: ThemeId, hex: string, { raised, ink }: Pick<Tones, 'raised' | 'ink'>) {
  const ground = mix(hex, raised, themes[theme].matMix);
  return { ground, ink: contrast(ink, ground) >= READABLE ? ink : inkOn(ground) };
}

/** What lies under the frames of a cover: a mat in the page's first colour. */
export function coverGround({ theme, colors }: Pick<CaseStudy, 'theme' | 'colors'>): string {
  const [primary, , neutral, background] = colors.map(({ hex }) => hex) as Four;
  return matOf(theme, primary, tonesOn(background, primary, neutral)).ground;
}

/** A mixture in Oklab, as `color-mix` makes it. */
function mix(one: string, other: string, share: number): string {
  const [a, b] = [hexToOklch(one), hexToOklch(other)];
  const part = (wave: (angle: number) => number) => {
    const along = ({ c, h }: typeof a) => c * wave((h * Math.PI) / 180);
    return along(a) * share + along(b) * (1 - share);
  };
  const [x, y] = [part(Math.cos), part(Math.sin)];
  const h = (Math.atan2(y, x) * 180) / Math.PI;
  return oklchToHex({ l: a.l * share + b.l * (1 - share), c: Math.hypot(x, y), h });
}

const BLACK = '#000000';
const WHITE = '#ffffff';
const inkOn = (ground: string) => (contrast(BLACK, ground) >= contrast(WHITE, ground) ? BLACK : WHITE);

/** The colour, made darker or lighter in small steps until it is legible on all grounds. */
function readable(hex: string, grounds: readonly string[]): string {
  const isLegible = (one: string) => grounds.every((ground) => contrast(one, ground) >= READABLE);
  const step = inkOn(grounds[0]!) === BLACK ? -0.02 : 0.02;
  const color = hexToOklch(hex);
  for (let { l } = color; l > 0 && l < 1; l += step) {
    const next = oklchToHex({ ...color, l });
    if (isLegible(next)) return next;
  }
  return inkOn(grounds[0]!);
}

function groundFrom(hex: string, { l, c, h = hexToOklch(hex).h }: Ground): string {
  return oklchToHex({ l, c, h });
}

/** A hue cannot be seen below this chroma. */
const isGrey = (hex: string) => hexToOklch(hex).c < 0.004;

function typeOf(name: string, { family, weight, size, lineHeight }: TypeStyle): [string, string][] {
  return [
    // The font packages name a variable font so.
    [`${name}-family`, `"${family} Variable", "${family}"`],
    [`${name}-weight`, `${weight}`],
    [`${name}-size`, `${size / 16}rem`],
    [`${name}-leading`, `${lineHeight}`],
  ];
}
