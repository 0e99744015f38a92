import { isSameValue } from '#domain/value/same.ts';
import { type CaseStudy, DEFAULT_COLORS, DEFAULT_TYPOGRAPHY, type PageColor, type TypeStyle } from './document.ts';

/** Custom properties for a page's colours and type, as used in the pages' style sheet. */
export function customProperties({ colors, typography }: Pick<CaseStudy, 'colors' | 'typography'>): [string, string][] {
  const named = (n: number) => colors[n] ?? (DEFAULT_COLORS[n] as PageColor);
  const style = (n: number) => typography[n] ?? (DEFAULT_TYPOGRAPHY[n] as TypeStyle);
  return [
    ['--cs-primary', named(0).hex],
    ['--cs-secondary', named(1).hex],
    ['--cs-neutral', named(2).hex],
    ['--cs-background', named(3).hex],
    ...typeOf('--cs-heading', style(0)),
    ...typeOf('--cs-body', style(1)),
  ];
}

function typeOf(name: string, { family, weight, size, lineHeight }: TypeStyle): [string, string][] {
  return [
    [`${name}-family`, `"${family}"`],
    [`${name}-weight`, `${weight}`],
    [`${name}-size`, `${size / 16}rem`],
    [`${name}-leading`, `${lineHeight}`],
  ];
}

/** Whether the colours and type are the defaults, which the style sheet already has. */
export function hasDefaultLook({ colors, typography }: Pick<CaseStudy, 'colors' | 'typography'>): boolean {
  return isSameValue(colors, DEFAULT_COLORS) && isSameValue(typography, DEFAULT_TYPOGRAPHY);
}
