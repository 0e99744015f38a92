import type { z } from 'zod';
import type { ErrorCode } from './error.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * One call of the product: where it is, who may make it, what it takes and what it answers.
 * The server registers its routes from these, the OpenAPI document and the web client's types come from them.
 */
export interface Call {
  method: Method;
  path: `/${string}`;
  summary: string;
  tag: string;
  /** `person`: signed in. `anyone`: the answer may depend on who asks, but guests may ask. */
  who: 'anyone' | 'person';
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  answer: z.ZodType | null;
  /** 200 unless said otherwise; 204 goes with `answer: null`. */
  status?: number;
  errors?: readonly ErrorCode[];
  /** Creating calls take an Idempotency-Key: the same key answers the same thing once. */
  idempotent?: boolean;
  /** The largest body it takes, where that is more than calls usually need. */
  bodyBytesMax?: number;
}

export function defineCall<const C extends Call>(call: C): C {
  return call;
}

type Input<T> = T extends z.ZodType ? z.input<T> : undefined;
type Output<T> = T extends z.ZodType ? z.output<T> : undefined;

export type CallParams<C extends Call> = Output<C['params']>;
export type CallQuery<C extends Call> = Output<C['query']>;
export type CallBody<C extends Call> = Output<C['body']>;
export type CallAnswer<C extends Call> = C['answer'] extends z.ZodType ? z.output<C['answer']> : undefined;

/** What a caller hands over: only the parts that the call has. */
export type CallInput<C extends Call> = (C['params'] extends z.ZodType ? { params: Input<C['params']> } : object) &
  (C['query'] extends z.ZodType ? { query?: Input<C['query']> } : object) &
  (C['body'] extends z.ZodType ? { body: Input<C['body']> } : object);
