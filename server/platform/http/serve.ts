import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Call, CallAnswer, CallBody, CallParams, CallQuery } from '#contract/call.ts';
import type { SignedIn } from '#server/platform/session/signed-in.ts';
import { AppError, invalidRequest, signedOut } from './errors.ts';
import { inProcessReply, registerInProcess } from './in-process.ts';
import { BODY_LIMIT_BYTES } from './json-body.ts';
import { hasMoreThan, parseUpToFaults } from './parse-up-to-faults.ts';
import { createRateLimit } from './rate-limit.ts';
import { RawJson, textOf } from './raw-json.ts';
import { serializerFor } from './serialize.ts';
import { whoSends } from './shares.ts';
import { turnsOf } from './turns.ts';

interface Parsed<C extends Call> {
  params: CallParams<C>;
  query: CallQuery<C>;
  body: CallBody<C>;
  /** The signed-in person; never null when the call is for a `person`. */
  person: C['who'] extends 'person' ? SignedIn : SignedIn | null;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** The handler of an idempotent call gives its key to `once`. */
type ParsedRequest<C extends Call> = Parsed<C> &
  (C extends { idempotent: true } ? { idempotencyKey: string | null } : object);

type Handler<C extends Call> = (
  asked: ParsedRequest<C>,
) => Promise<CallAnswer<C> | RawJson<CallAnswer<C>> | FastifyReply>;

/**
 * Registers one call of the contract: it checks the sign-in, then the shapes, and then runs the handler. Pages can
 * make reading calls in-process (in-process.ts), except a call that may answer with a stream.
 */
export function serve<const C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: Handler<C>,
  { mayStream = false } = {},
) {
  const write = serializerFor(call.answer ?? z.null());
  const inTurn = turnsOf(app);
  if (call.method === 'GET' && !mayStream) serveInProcess(app, call, handler, write);
  app.route({
    method: call.method,
    url: call.path,
    ...(call.bodyBytesMax && { bodyLimit: call.bodyBytesMax }),
    config: { call },
    schema: {
      ...(call.params && { params: call.params }),
      ...(call.query && { querystring: call.query }),
      ...(call.body && { body: call.body }),
    },
    validatorCompiler: ({ schema, httpPart }) => check(schema as z.ZodType, httpPart),
    ...(call.who === 'person' && { onRequest: call.bodyBytesMax ? [refuseGuests, paceLargeBodies()] : refuseGuests }),
    handler: async (request, reply) => {
      const asked = {
        params: request.params,
        query: request.query,
        body: request.body,
        person: request.signedIn,
        ...(call.idempotent && { idempotencyKey: idempotencyKeyOf(request) }),
        request,
        reply,
      } as ParsedRequest<C>;
      const answer = await inTurn(request, () => handler(asked));
      if (answer === reply || reply.sent) return reply;
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      if (reply.statusCode === 200 && call.status) reply.code(call.status);
      // Bytes are faster: Fastify would first count a text's bytes, and Node would encode the text again with the
      // headers.
      if (answer instanceof RawJson)
        return reply.type('application/json; charset=utf-8').send(Buffer.from(textOf(app, answer)));
      if (answer === null || answer === undefined) return reply.send(answer);
      // Written here and not by Fastify, so that an answer that does not fit its shape is an error like all others.
      return reply.type('application/json; charset=utf-8').send(write(answer));
    },
  });
}

function serveInProcess<C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: Handler<C>,
  write: (answer: unknown) => string,
) {
  const paramsOf = partOf(call, 'params');
  const queryOf = partOf(call, 'querystring');
  registerInProcess(app, `${call.method} ${call.path}`, async ({ request, params, query }) => {
    if (call.who === 'person' && !request.signedIn) throw signedOut();
    const asked = {
      params: paramsOf.parse(storable(params)),
      query: queryOf.parse(storable(query)),
      body: undefined,
      person: request.signedIn,
      request,
      reply: inProcessReply(),
    };
    const answer = await handler(asked as unknown as ParsedRequest<C>);
    return { status: call.status ?? 200, body: answer instanceof RawJson ? textOf(app, answer) : write(answer) };
  });
}

/** Before the body is read. */
export function refuseGuests(request: FastifyRequest, _reply: FastifyReply, done: (refusal?: Error) => void) {
  done(request.signedIn ? undefined : signedOut());
}

/** Larger than other calls take. Each keeps the process busy for a tenth of a second; somebody who writes sends a few kB. */
const LARGE_BODIES = { burst: 10, perSecond: 0.2 };

function paceLargeBodies() {
  const paced = createRateLimit(LARGE_BODIES);
  return (request: FastifyRequest, _reply: FastifyReply, done: (refusal?: Error) => void) => {
    const length = Number(request.headers['content-length'] ?? Infinity);
    if (length <= BODY_LIMIT_BYTES || paced.take(whoSends(request))) return done();
    const retryAfterSeconds = 1 / LARGE_BODIES.perSecond;
    const words = `You have sent many large pieces at once. Wait ${retryAfterSeconds} seconds, then try again.`;
    done(new AppError('too_many_requests', words, { retryAfterSeconds }));
  };
}

const KEY_LENGTH = { min: 8, max: 200 };

/** @throws invalid_request for a key that would not be kept: the sender relies on it */
function idempotencyKeyOf({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key === 'string' && key.length >= KEY_LENGTH.min && key.length <= KEY_LENGTH.max) return key;
  throw invalidRequest({
    'idempotency-key': `An Idempotency-Key has ${KEY_LENGTH.min} to ${KEY_LENGTH.max} characters`,
  });
}

function partOf(call: Call, part: string | undefined): z.ZodType {
  if (part === 'params') return call.params ?? z.unknown();
  if (part === 'querystring') return call.query ?? z.unknown();
  if (part === 'body') return call.body ?? z.unknown();
  return z.unknown();
}

/**
 * Replaces NUL characters in an address with U+FFFD, because the database refuses NUL and no stored text contains it.
 * Bodies with NUL are refused (json-body.ts).
 */
function storable(part: unknown): unknown {
  if (!part || !Object.values(part).some(hasNul)) return part;
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, withoutNul(value)]));
}

function hasNul(value: unknown): boolean {
  return Array.isArray(value) ? value.some(hasNul) : typeof value === 'string' && value.includes('\0');
}

function withoutNul(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNul);
  return typeof value === 'string' ? value.replaceAll('\0', '\ufffd') : value;
}

/** Twice the largest page of a case study. Checking 400,000 values keeps everybody waiting for seconds. */
const BODY_VALUES_MAX = 45_000;

function tooManyValues() {
  return new AppError('payload_too_large', 'This has too many parts to be saved at once. Save it in several steps.');
}

function check(schema: z.ZodType, part: string | undefined) {
  return (value: unknown) => {
    if (part === 'body' && hasMoreThan(BODY_VALUES_MAX, value)) return { error: tooManyValues() };
    // An empty body arrives as null, and a call with an optional body means "absent" by it.
    const result = parseUpToFaults(schema, part === 'body' ? (value ?? undefined) : storable(value));
    return result.success ? { value: result.data } : { error: result.error };
  };
}
