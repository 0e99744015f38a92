import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Call, CallAnswer } from '#contract/call.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** False in production: JSON that PostgreSQL wrote is then sent unchecked. */
    checksRawJson?: boolean;
  }
}

/** The answer of a call as JSON text that PostgreSQL wrote. */
export class RawJson<Answer> {
  readonly call: Call;
  readonly text: string;
  declare readonly answer: Answer;

  constructor(call: Call, text: string) {
    this.call = call;
    this.text = text;
  }
}

export function rawJson<C extends Call>(call: C, text: string): RawJson<CallAnswer<C>> {
  return new RawJson(call, text);
}

/**
 * The text to send.
 * @throws outside production when it differs from the contract
 */
export function textOf(app: FastifyInstance, { call, text }: RawJson<unknown>): string {
  if (app.checksRawJson ?? true) expectShape(call, JSON.parse(text));
  return text;
}

function expectShape({ method, path, answer }: Call, given: unknown) {
  const { success, data, error } = (answer ?? z.null()).safeParse(given);
  const refused = (why: string) => new Error(`The JSON for ${method} ${path} is not what the contract says.\n${why}`);
  if (!success) throw refused(z.prettifyError(error));
  // Parsing leaves out fields that the contract does not name.
  if (!isDeepStrictEqual(data, given)) throw refused(`It names more than the contract: ${unnamed(given, data)}`);
}

/** The path of the first difference. */
function unnamed(given: unknown, known: unknown, path = ''): string {
  if (!isRecord(given) || !isRecord(known)) return path;
  const key = Object.keys(given).find((name) => !isDeepStrictEqual(given[name], known[name])) ?? '';
  return unnamed(given[key], known[key], path ? `${path}.${key}` : key);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
