import { z } from 'zod';

/** A shape of the contract as JSON Schema: what is taken (`input`), or what is answered. */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, target: 'draft-7', unrepresentable: 'any' });
  return rest;
}
