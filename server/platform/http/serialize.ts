import { createRequire } from 'node:module';
import type compile from 'fast-json-stringify';

const load = createRequire(import.meta.url);

/**
 * Writes answers of one shape; what the shape does not name is left out. Loaded and compiled with the first answer instead of
 * at the start, since most processes never give most of their answers: errors, and what PostgreSQL has written, go out as text.
 */
export function serializerFor({ schema }: { schema?: unknown }): (answer: unknown) => string {
  let write: ((answer: unknown) => string) | undefined;
  return (answer) => {
    write ??= (load('fast-json-stringify') as typeof compile)(schema as Parameters<typeof compile>[0]);
    return write(answer);
  };
}

/** Fastify would load its own validator and serializer even though `serve` brings both for every call. */
export const ownCompilers = {
  compilersFactory: {
    buildSerializer: () => serializerFor,
    buildValidator: () => () => {
      throw new Error('Shapes are checked for calls that serve() has registered.');
    },
  },
};
