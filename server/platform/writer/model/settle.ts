import { z } from 'zod';
import { type BriefContent, briefContentSchema, type PartialBriefContent } from '#domain/brief/content.ts';
import { adapt, type JsonShape } from './adapt.ts';
import { straightenLinks } from './links.ts';

type Fields = typeof briefContentSchema.shape;

const shape = z.toJSONSchema(briefContentSchema, { io: 'input' }) as JsonShape;
const fields = Object.entries(briefContentSchema.shape) as [keyof Fields, z.ZodType][];
const isAdded = (field: z.ZodType): boolean => field.safeParse(undefined).success;

/** Fields that make sense only when complete; readers see them then. */
const WHOLE: ReadonlySet<string> = new Set(['tension', 'typography']);

/**
 * The part of an incomplete answer that readers may see: known fields of the right type, the last one perhaps
 * incomplete.
 */
export function arriving(raw: unknown): PartialBriefContent {
  const content = (adapt(shape, raw) ?? {}) as Record<string, unknown>;
  for (const [name, field] of fields) {
    if (WHOLE.has(name) && !field.safeParse(content[name]).success) delete content[name];
  }
  return content as PartialBriefContent;
}

export type Settled =
  | { content: BriefContent; problems: null }
  /** `content` holds the valid fields. Each problem starts with the name of an invalid field. */
  | { content: Partial<BriefContent>; problems: string[] };

/**
 * Makes a brief from a finished answer: unusable list items are left out, and invalid fields beyond the specification
 * become empty. Anything else is a problem with its field's name.
 */
export function settle(raw: unknown, title: string): Settled {
  const given = (adapt(shape, raw) ?? {}) as Record<string, unknown>;
  const good: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const [name, field] of fields) {
    const value = name === 'title' ? given.title || title : given[name];
    const result = field.safeParse(usable(field, value));
    if (result.success) {
      if (result.data !== undefined) good[name] = result.data;
    } else if (isAdded(field)) {
      const empty = field.parse(undefined);
      if (empty !== undefined) good[name] = empty;
    } else {
      problems.push(`${name}: ${describe(value, result.error)}`);
    }
  }
  return problems.length > 0
    ? { content: good as Partial<BriefContent>, problems }
    : { content: straightenLinks(good as BriefContent), problems: null };
}

/** A list without its invalid items. */
function usable(field: z.ZodType, value: unknown): unknown {
  const inner = field instanceof z.ZodDefault ? field.unwrap() : field;
  if (!(inner instanceof z.ZodArray) || !Array.isArray(value)) return value;
  return value.filter((item) => (inner.element as z.ZodType).safeParse(item).success);
}

function describe(value: unknown, error: z.ZodError): string {
  if (value === undefined) return 'is missing';
  return error.issues.map((issue) => [issue.path.join('.'), issue.message].filter(Boolean).join(' ')).join('; ');
}
