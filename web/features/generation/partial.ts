/*
 * Unfinished content is not validated: a model may have sent a number instead of a text. These functions return what
 * can be rendered and leave the rest out.
 */

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

export function listOf<T extends object>(value: readonly T[] | undefined): Partial<T>[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'object' && item !== null) : [];
}

export function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string' && item !== '') : [];
}

/** A colour with all its six digits. */
export function isWholeHex(value: unknown): value is string {
  return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);
}
