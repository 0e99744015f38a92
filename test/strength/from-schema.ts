import { v7 as newId } from 'uuid';
import { z } from 'zod';

/** The part of JSON Schema that zod writes for our calls. */
interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  minItems?: number;
  minLength?: number;
  minimum?: number;
  format?: string;
}

/** The simplest input that has the shape of the schema: only what is required, the first of what is listed. */
export function simplestInput(schema: z.ZodType | undefined): unknown {
  if (!schema) return undefined;
  return simplest(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as JsonSchema);
}

function simplest(schema: JsonSchema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices) return simplest(choices[0]!);
  if (schema.type === 'object') {
    const wanted = schema.required ?? [];
    return Object.fromEntries(wanted.map((name) => [name, simplest(schema.properties![name]!)]));
  }
  if (schema.type === 'array') return Array.from({ length: schema.minItems ?? 0 }, () => simplest(schema.items ?? {}));
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(schema.minimum ?? 1, 1);
  if (schema.type === 'boolean') return true;
  if (schema.type === 'null') return null;
  if (schema.format === 'uuid') return newId();
  if (schema.format === 'email') return 'somebody@people.example';
  return 'text'.padEnd(schema.minLength ?? 0, 'x');
}
