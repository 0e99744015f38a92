import type { z } from 'zod';

/** Forms have fewer, and all their faults are told at once. */
const VALUES_MAX = 300;

/**
 * Of a large body only the first faults are found. Each empty object in it has a dozen, and 30 kB of them kept everybody waiting for
 * seconds.
 */
export function parseUpToFaults<T extends z.ZodType>(schema: T, value: unknown): z.ZodSafeParseResult<z.infer<T>> {
  // The library has this for its own use.
  const options = { abortEarly: hasMoreThan(VALUES_MAX, value) } as z.core.ParseContext<z.core.$ZodIssue>;
  return schema.safeParse(value, options);
}

export function hasMoreThan(most: number, value: unknown): boolean {
  const waiting = [value];
  for (let seen = 0; waiting.length > 0; seen += 1) {
    if (seen + waiting.length > most) return true;
    const next = waiting.pop();
    if (typeof next !== 'object' || next === null) continue;
    const values = Object.values(next);
    if (values.length > most) return true;
    waiting.push(...values);
  }
  return false;
}
