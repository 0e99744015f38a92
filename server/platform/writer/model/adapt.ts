import { cutAtSentence } from '#domain/text/cut.ts';

/** The part of JSON Schema that a brief's content needs. */
export interface JsonShape {
  type?: string;
  properties?: Record<string, JsonShape>;
  items?: JsonShape;
  maxItems?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  enum?: string[];
  pattern?: string;
  anyOf?: JsonShape[];
}

/**
 * Adapts a model's value to the shape: unknown fields and values of another type are removed, and small differences (a
 * number as text, a priority in capitals, a colour without #, a list that is too long) are corrected. A partial value
 * is adapted as far as it goes.
 * @returns undefined when nothing fits.
 */
export function adapt(shape: JsonShape, value: unknown): unknown {
  if (value === null || value === undefined) return undefined;
  if (shape.anyOf) return adapt(shape.anyOf[0]!, value);
  if (shape.enum) return adaptChoice(shape.enum, value);
  switch (shape.type) {
    case 'string':
      return typeof value === 'string' || typeof value === 'number' ? adaptText(shape, String(value)) : undefined;
    case 'integer':
    case 'number':
      return adaptNumber(shape, value);
    case 'array':
      return adaptList(shape, value);
    case 'object':
      return adaptObject(shape, value);
    default:
      return undefined;
  }
}

function adaptChoice(choices: string[], value: unknown): string | undefined {
  const given = String(value).trim().toLowerCase();
  return choices.find((choice) => choice.toLowerCase() === given);
}

function adaptText({ pattern, maxLength }: JsonShape, value: string): string | undefined {
  // PostgreSQL refuses NUL and half surrogate pairs, and other control characters are unreadable.
  const text = value
    .toWellFormed()
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .trim();
  if (pattern) return adaptPattern(new RegExp(pattern), text);
  return maxLength === undefined ? text : cutAtSentence(text, maxLength);
}

/** The only pattern is for a colour. Models often write it as "10202b" or "#abc". */
function adaptPattern(pattern: RegExp, text: string): string | undefined {
  const digits = text.replace(/^#/, '');
  const long = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return [text, `#${long}`].find((candidate) => pattern.test(candidate));
}

function adaptNumber({ minimum = -Infinity, maximum = Infinity }: JsonShape, value: unknown): number | undefined {
  const number = typeof value === 'number' ? value : typeof value === 'string' ? Number.parseFloat(value) : Number.NaN;
  return Number.isFinite(number) ? Math.min(maximum, Math.max(minimum, Math.round(number))) : undefined;
}

function adaptList({ items, maxItems }: JsonShape, value: unknown): unknown[] | undefined {
  if (!Array.isArray(value) || !items) return undefined;
  const fitting = value.map((item) => adapt(items, item)).filter((item) => item !== undefined && item !== '');
  return fitting.slice(0, maxItems);
}

function adaptObject({ properties = {} }: JsonShape, value: unknown): Record<string, unknown> | undefined {
  if (typeof value !== 'object' || Array.isArray(value)) return undefined;
  const given = value as Record<string, unknown>;
  const fitting: Record<string, unknown> = {};
  for (const [key, shape] of Object.entries(properties)) {
    const part = Object.hasOwn(given, key) ? adapt(shape, given[key]) : undefined;
    if (part !== undefined) fitting[key] = part;
  }
  return fitting;
}
