import type { z } from 'zod';
import type { ErrorCode } from './error.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * One call of the product: its address, who may call it, its input and its answer. Server routes, the OpenAPI
 * document and the web client's types come from these.
 */
export interface Call {
  method: Method;
  path: `/${string}`;
  summary: string;
  tag: string;
  /** `person`: signed in. `anyone`: guests too; the answer may depend on the viewer. */
  who: 'anyone' | 'person';
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  answer: z.ZodType | null;
  /** 200 by default; 204 goes with `answer: null`. */
  status?: number;
  errors?: readonly ErrorCode[];
  /** Takes an Idempotency-Key: a repeated key gets the first answer again. Only such a call has a key, on both sides. */
  idempotent?: true;
  /** The largest accepted body, where it is above the usual limit. */
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

/** The input of a call: only the parts that the call has. */
export type CallInput<C extends Call> = (C['params'] extends z.ZodType ? { params: Input<C['params']> } : object) &
  (C['query'] extends z.ZodType ? { query?: Input<C['query']> } : object) &
  (C['body'] extends z.ZodType ? { body: Input<C['body']> } : object);
