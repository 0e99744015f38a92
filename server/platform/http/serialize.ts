import { createRequire } from 'node:module';
import type compiler from 'fast-json-stringify';
import type { Schema } from 'fast-json-stringify';
import type { z } from 'zod';
import { jsonSchema } from './json-schema.ts';

const load = createRequire(import.meta.url);

type Write = (answer: unknown) => string;

/** One writer for each shape, also where several apps of one process give its answers, as in tests. */
const compiled = new WeakMap<z.ZodType, Write>();

/**
 * Writes answers of one shape; what the shape does not name is left out. Loaded and compiled with the first answer instead of
 * at the start, since most processes never give most of their answers: errors, and what PostgreSQL has written, go out as text.
 */
export function serializerFor(shape: z.ZodType): Write {
  let write: Write | undefined;
  return (answer) => {
    write ??= compiled.get(shape) ?? compile(shape);
    return write(answer);
  };
}

function compile(shape: z.ZodType): Write {
  const write: Write = (load('fast-json-stringify') as typeof compiler)(jsonSchema(shape, 'output') as Schema);
  compiled.set(shape, write);
  return write;
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
