import { Ajv2020 } from 'ajv/dist/2020.js';
import { type CssNode, lexer, parse, walk } from 'css-tree';
import { expect, test } from 'vitest';
import { screen, styles } from '#test/inspection/card-frame.ts';
import { dtcgSchema } from '#test/inspection/dtcg-schema.ts';
import { readLayers } from '../read-layers.ts';
import { asCss } from './css.ts';
import { asDtcg } from './dtcg.ts';
import { extractTokens } from './extract.ts';
import { asTailwind } from './tailwind.ts';

const layers = readLayers(screen, styles);
// Names and families as people type them, and a shadow of two.
const awkward = layers.map((layer) => ({
  ...layer,
  shadows: layer.shadows.flatMap((shadow) => [shadow, { ...shadow, kind: 'inner' as const, spread: -2 }]),
  types: layer.types.map((type) => ({ ...type, family: 'Baloo\r\f "2"', italic: true, letterSpacing: -0.2 })),
  styles: layer.styles.fill ? { ...layer.styles, fill: 'Köln / 50 % ☂ {rot}; }' } : layer.styles,
}));
const colourful = Array.from({ length: 64 }, (_, n) => ({
  ...layers[0]!,
  fills: [{ kind: 'solid' as const, color: { hex: `#0000${(16 + n).toString(16)}`, alpha: 1 } }],
}));
const full = extractTokens([[...layers, ...colourful]]);
const sets = [extractTokens([layers]), extractTokens([awkward]), extractTokens([]), full];

/** Declarations by name; fails where a parser has something to say. */
function declared(css: string): Map<string, string> {
  const found = new Map<string, string>();
  const tree = parse(css, {
    parseCustomProperty: true,
    onParseError: (error) => {
      throw error;
    },
  });
  walk(tree, (node: CssNode) => {
    if (node.type !== 'Declaration') return;
    const property = propertyFor(node.property);
    if (property) expect(lexer.matchProperty(property, node.value).error, node.property).toBeNull();
    found.set(node.property, css.slice(node.value.loc?.start.offset, node.value.loc?.end.offset));
  });
  return found;
}

/** The property whose grammar the value of a variable has to fit. */
function propertyFor(variable: string): string | null {
  const kinds: [RegExp, string][] = [
    [/-tracking$|--letter-spacing$/, 'letter-spacing'],
    [/--line-height$/, 'line-height'],
    [/--font-weight$/, 'font-weight'],
    [/^--color-/, 'color'],
    [/^--gradient-/, 'background-image'],
    [/^--type-/, 'font'],
    [/^--text-/, 'font-size'],
    [/^--font-/, 'font-family'],
    [/^--(space|spacing)-/, 'padding'],
    [/^--radius-/, 'border-radius'],
    [/^--shadow-/, 'box-shadow'],
  ];
  return kinds.find(([pattern]) => pattern.test(variable))?.[1] ?? null;
}

test('WORK-7 as CSS variables the tokens parse, and each value is one that its property takes', () => {
  for (const set of sets) declared(asCss(set));
  const css = asCss(sets[0]!);
  expect(declared(css).size).toBe(6 + 1 + 3 + 4 + 2 + 1);
  expect(css).toContain('--color-oven-brick: #b6432a;');
  expect(css).toContain('--color-red-44-a50: rgb(182 67 42 / 50%);');
  expect(css).toContain('--gradient-linear-white-black: linear-gradient(180deg, #ffffff 0%, #000000 100%);');
  expect(css).toContain('--type-name: 600 17px/22px "Baloo 2";');
  expect(css).toContain('--space-22: 22px;');
  expect(css).toContain('--shadow-lift: 0px 4px 12px 0px rgb(51 26 0 / 25%);');
});

test('WORK-7 as a Tailwind theme they parse as well', () => {
  for (const set of sets) declared(asTailwind(set));
  const theme = asTailwind(sets[0]!);
  expect(theme).toMatch(/^@theme \{/);
  expect(theme).toContain('--text-name--line-height: 22px;');
  expect(theme).toContain('--font-baloo-2: "Baloo 2";');
  expect(theme).toContain('--spacing-22px: 22px;');
});

test('WORK-7 as Design Tokens they are what the format says', () => {
  const fits = new Ajv2020({ allErrors: true }).compile(dtcgSchema);
  for (const set of sets) {
    const file = JSON.parse(asDtcg(set));
    expect(fits(file), JSON.stringify(fits.errors)).toBe(true);
  }
  const file = JSON.parse(asDtcg(sets[0]!));
  expect(file.color['oven-brick'].$value).toEqual({
    colorSpace: 'srgb',
    components: [0.7137, 0.2627, 0.1647],
    alpha: 1,
    hex: '#b6432a',
  });
  expect(file.spacing['px-22'].$value).toEqual({ value: 22, unit: 'px' });
  expect(file.typography.name.$value).toMatchObject({ fontFamily: 'Baloo 2', lineHeight: 1.2941 });
});

test('WORK-7 the check of the format finds what is wrong', () => {
  const fits = new Ajv2020().compile(dtcgSchema);
  const good = JSON.parse(asDtcg(sets[0]!));
  const spoiled: ((file: typeof good) => void)[] = [
    (file) => (file.spacing['px-22'].$value = '22px'),
    (file) => (file.color['oven-brick'].$value = '#b6432a'),
    (file) => (file.color['oven-brick'].$value.components = [182, 67, 42]),
    (file) => delete file.typography.name.$value.lineHeight,
    (file) => delete file.shadow.lift.$value.blur,
    (file) => (file.radius['a.b'] = file.radius['px-4']),
    (file) => (file.radius.$type = 'length'),
  ];
  for (const spoil of spoiled) {
    const file = structuredClone(good);
    spoil(file);
    expect(fits(file), spoil.toString()).toBe(false);
  }
});

test('WORK-7 each file says how many values it leaves out', () => {
  const note = `Without ${full.leftOut} rarely used values: a kind has 60 at most.`;
  expect(full.color).toHaveLength(60);
  expect(full.leftOut).toBeGreaterThan(1);
  expect(asCss(full)).toContain(`/* ${note} */`);
  expect(asTailwind(full)).toContain(`/* ${note} */`);
  expect(JSON.parse(asDtcg(full)).$description).toBe(note);
  expect(asCss(sets[0]!)).not.toContain('Without');
});
