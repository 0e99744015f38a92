import type { BriefContent, PartialBriefContent } from '#domain/brief/content.ts';
import { briefSections } from '#domain/brief/sections.ts';

/*
 * The embedded composer has a brief ready before anybody can read a line of it. What has arrived is shown at a pace that can be
 * followed: so many letters of it, in the order of the page.
 */

/** Letters a second: quicker than one reads every word, slow enough to see what each section says. About half a minute a brief. */
export const LETTERS_A_SECOND = 190;

/** What the page of the writing does not draw; it comes along with what stands before it, and takes no time. */
const undrawn = new Set(['tension', 'baseline', 'by', 'how', 'effect', 'wants', 'stack', 'note', 'sample']);

const fields = briefSections.flatMap((section): readonly (keyof BriefContent)[] => section.fields);

/** How many letters the content has to show so far. */
export function lettersOf(content: PartialBriefContent): number {
  const meter = { left: Number.POSITIVE_INFINITY, used: 0 };
  for (const field of fields) take(content[field], field, meter);
  return meter.used;
}

/** The content as far as its first `letters` letters, with the title from the beginning. */
export function upTo(content: PartialBriefContent, letters: number): PartialBriefContent {
  const shown: Record<string, unknown> = content.title === undefined ? {} : { title: content.title };
  const meter = { left: letters, used: 0 };
  for (const field of fields) {
    if (meter.left <= 0) break;
    if (content[field] !== undefined) shown[field] = take(content[field], field, meter);
  }
  return shown;
}

function take(value: unknown, name: string, meter: { left: number; used: number }): unknown {
  if (undrawn.has(name)) return value;
  if (typeof value === 'string') {
    const taken = value.slice(0, meter.left);
    meter.left -= taken.length;
    meter.used += taken.length;
    return taken;
  }
  if (Array.isArray(value)) {
    const taken: unknown[] = [];
    for (const item of value) {
      if (meter.left <= 0) break;
      taken.push(take(item, name, meter));
    }
    return taken;
  }
  if (typeof value !== 'object' || value === null) return value;
  const taken: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(value)) {
    if (meter.left > 0 || undrawn.has(key)) taken[key] = take(part, key, meter);
  }
  return taken;
}
