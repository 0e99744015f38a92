import { createRequire } from 'node:module';
import type compiler from 'fast-json-stringify';
import type { Schema } from 'fast-json-stringify';
import type { z } from 'zod';
import { jsonSchema } from './json-schema.ts';

const load = createRequire(import.meta.url);

type Write = (answer: unknown) => string;

/** One serializer for each shape, also when several apps of a process use it, as in tests. */
const compiled = new WeakMap<z.ZodType, Write>();

/**
 * Serializes answers of one shape and leaves out fields that the shape does not name. It is compiled with the first
 * answer, because most processes never send most of their answers.
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

/** Fastify would load its own validator and serializer, although `serve` provides both for every call. */
export const ownCompilers = {
  compilersFactory: {
    buildSerializer: () => () => JSON.stringify,
    buildValidator: () => () => {
      throw new Error('Shapes are checked for calls that serve() has registered.');
    },
  },
};
