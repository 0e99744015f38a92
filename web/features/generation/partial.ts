/*
 * Content that is still being written has been checked by nobody: a model may have put a number where a text belongs. These take
 * out of it what can be drawn and leave the rest.
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

/** A colour that has been written to its last digit. */
export function isWholeHex(value: unknown): value is string {
  return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);
}
