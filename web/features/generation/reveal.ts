import type { BriefContent, PartialBriefContent } from '#domain/brief/content.ts';
import { briefSections } from '#domain/brief/sections.ts';

/*
 * The embedded composer finishes a brief before anybody can read a line. Its content is shown at a readable pace, a
 * number of characters in the order of the page.
 */

/** How long a whole brief takes to appear: long enough to see how it grows, too short to wait for. */
export const REVEAL_MS = 6_000;

/**
 * Fields that the page does not render during the generation. They appear together with the field before them and take
 * no time.
 */
const hiddenFields = new Set([
  'client',
  'tension',
  'baseline',
  'by',
  'how',
  'effect',
  'wants',
  'stack',
  'note',
  'sample',
]);

const fields = briefSections.flatMap((section): readonly (keyof BriefContent)[] => section.fields);

/** Number of characters that the content has to show so far. */
export function characterCount(content: PartialBriefContent): number {
  const meter = { left: Number.POSITIVE_INFINITY, used: 0 };
  for (const field of fields) take(content[field], field, meter);
  return meter.used;
}

/** The content up to this number of characters, with the whole title from the start. */
export function upTo(content: PartialBriefContent, characters: number): PartialBriefContent {
  const shown: Record<string, unknown> = content.title === undefined ? {} : { title: content.title };
  const meter = { left: characters, used: 0 };
  for (const field of fields) {
    if (meter.left <= 0) break;
    if (content[field] !== undefined) shown[field] = take(content[field], field, meter);
  }
  return shown;
}

function take(value: unknown, name: string, meter: { left: number; used: number }): unknown {
  if (hiddenFields.has(name)) return value;
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
    if (meter.left > 0 || hiddenFields.has(key)) taken[key] = take(part, key, meter);
  }
  return taken;
}
