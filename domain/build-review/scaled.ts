import { thousands } from '../value/thousands.ts';

/**
 * What a comparison of two widths can miss, or null where one width is a whole number of times the other: then no pixel is mixed
 * of parts of others. Widths in px.
 */
export function scaledWords(designWidth: number, buildWidth: number): string | null {
  const [narrow, wide] = designWidth < buildWidth ? [designWidth, buildWidth] : [buildWidth, designWidth];
  if (wide % narrow === 0) return null;
  const px = (width: number) => `${thousands(width)} px`;
  return `The build’s picture is ${px(buildWidth)} wide, the design’s ${px(designWidth)}. One of them was reduced, so a shift of a few pixels can stay hidden or look like another colour. A picture of ${px(designWidth)} compares exactly.`;
}
