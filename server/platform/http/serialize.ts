import { createRequire } from 'node:module';
import type compile from 'fast-json-stringify';
import type { Schema } from 'fast-json-stringify';
import type { z } from 'zod';
import { jsonSchema } from './json-schema.ts';

const load = createRequire(import.meta.url);

/**
 * Writes answers of one shape; what the shape does not name is left out. Loaded and compiled with the first answer instead of
 * at the start, since most processes never give most of their answers: errors, and what PostgreSQL has written, go out as text.
 */
export function serializerFor(shape: z.ZodType): (answer: unknown) => string {
  let write: ((answer: unknown) => string) | undefined;
  return (answer) => {
    write ??= (load('fast-json-stringify') as typeof compile)(jsonSchema(shape, 'output') as Schema);
    return write(answer);
  };
}

/** Fastify would load its own validator and serializer even though `serve` brings both for every call. */
export const ownCompilers = {
  compilersFactory: {
    buildSerializer: () => () => JSON.stringify,
    buildValidator: () => () => {
      throw new Error('Shapes are checked for calls that serve() has registered.');
    },
  },
};
