import { join } from 'node:path';

/** A guard of the product, and what stands in its place when a test has to prove that it notices. */
export interface GuardOut {
  /** The source file, from the root of the checkout. */
  file: string;
  from: string;
  to: string;
  /** Where it stands, when the same text stands in other places as well. */
  at?: number;
}

const root = join(import.meta.dirname, '../..');
const guardOut: GuardOut | null = JSON.parse(process.env.GUARD_OUT ?? 'null');

/**
 * The source without the guard that the environment names, or `null` where the file is another one. Nothing changes on
 * disk.
 * @throws when the guard is not in the file exactly once
 */
export function withoutGuard(path: string, source: string, guard = guardOut): string | null {
  if (!guard || path !== join(root, guard.file)) return null;
  const { at, from, to } = guard;
  if (at !== undefined) return source.slice(0, at) + to + source.slice(at + from.length);
  const parts = source.split(from);
  if (parts.length !== 2) throw new Error(`${guard.file} has ${parts.length - 1} places with ${from}`);
  return parts.join(to);
}

/** For Vitest, which reads the sources itself. */
export const guardOutPlugin = {
  name: 'guard-out',
  enforce: 'pre' as const,
  transform: (source: string, id: string) => withoutGuard(id.split('?')[0]!, source),
};
