import type { TypeStyle } from '../layer.ts';
import { slug } from './count.ts';
import { cssColor, cssFamily, cssPx, cssShadow } from './css.ts';
import { leftOutNote, type Token, type TokenSet } from './token-set.ts';

/** The tokens as a theme of Tailwind 4, in its own namespaces: `bg-oven-brick`, `text-name`, `p-18px`, `rounded-18`. */
export function asTailwind(set: TokenSet): string {
  const note = leftOutNote(set);
  const families = [...new Set(set.typography.map(({ value }) => value.family))];
  const listed = [
    ...set.color.map(({ name, value }) => `--color-${name}: ${cssColor(value)};`),
    ...families.map((family) => `--font-${slug(family)}: ${cssFamily(family)};`),
    ...set.typography.flatMap(textLines),
    // Bare numbers are Tailwind's own steps, so these carry their unit.
    ...set.spacing.map(({ name, value }) => `--spacing-${name}px: ${cssPx(value)};`),
    ...set.radius.map(({ name, value }) => `--radius-${name}: ${cssPx(value)};`),
    ...set.shadow.map(({ name, value }) => `--shadow-${name}: ${cssShadow(value)};`),
  ];
  return `${note ? `/* ${note} */\n` : ''}@theme {\n${listed.map((line) => `  ${line}\n`).join('')}}\n`;
}

function textLines({ name, value }: Token<TypeStyle>): string[] {
  const text = `--text-${name}`;
  return [
    `${text}: ${cssPx(value.size)};`,
    `${text}--line-height: ${cssPx(value.lineHeight)};`,
    `${text}--font-weight: ${value.weight};`,
    ...(value.letterSpacing === 0 ? [] : [`${text}--letter-spacing: ${cssPx(value.letterSpacing)};`]),
  ];
}
