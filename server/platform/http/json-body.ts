import type { FastifyInstance } from 'fastify';
import { invalidRequest } from './errors.ts';

export const BODY_LIMIT_BYTES = 256 * 1024;
export const DEPTH_LIMIT = 32;

/** JSON bodies may be empty (a DELETE with a content type), and are refused when nested deeper than any shape we take. */
export function readJsonBodies(app: FastifyInstance) {
  app.removeContentTypeParser(['application/json', 'text/plain']);
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body as string;
    if (text === '') return done(null, undefined);
    if (nestsDeeperThan(text, DEPTH_LIMIT))
      return done(Object.assign(new Error('The JSON is nested too deep'), { statusCode: 400 }));
    if (holdsUnstorable(text)) return done(invalidRequest({ request: UNSTORABLE }));
    return parse(request, text, done);
  });
}

/** Counts brackets outside strings, so that a deep body is refused before anything is built from it. */
export function nestsDeeperThan(text: string, limit: number): boolean {
  let depth = 0;
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const char = text[i];
    if (inString) {
      if (char === '\\') i++;
      else if (char === '"') inString = false;
    } else if (char === '"') inString = true;
    else if (char === '{' || char === '[') {
      if (++depth > limit) return true;
    } else if (char === '}' || char === ']') depth--;
  }
  return false;
}

export const UNSTORABLE = 'A text in this request holds what is no character: NUL, or half of one';

/**
 * Whether a text in the JSON holds what no database keeps: NUL, or half of a pair of surrogates. In JSON that is UTF-8 both are there
 * as escapes alone.
 */
export function holdsUnstorable(json: string): boolean {
  if (!json.includes('\\u')) return false;
  /** Where the second half of a pair has to begin; -1 where none is awaited. */
  let awaited = -1;
  for (const { 1: hex, index } of json.matchAll(/\\(?:u([\da-fA-F]{4})|.)/g)) {
    const code = hex === undefined ? -1 : Number.parseInt(hex, 16);
    const isSecond = code >= 0xdc00 && code <= 0xdfff;
    if (code === 0 || isSecond !== (awaited === index)) return true;
    // After a first half came something that is no escape.
    if (awaited >= 0 && awaited !== index) return true;
    awaited = code >= 0xd800 && code <= 0xdbff ? index + 6 : -1;
  }
  return awaited >= 0;
}
