import type { FastifyInstance } from 'fastify';
import { invalidRequest } from './errors.ts';

export const BODY_LIMIT_BYTES = 256 * 1024;
export const DEPTH_LIMIT = 32;

/**
 * Accepts empty JSON bodies (a DELETE with a content type), and refuses bodies that are nested deeper than any shape
 * of the contract.
 */
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

/** Counts brackets outside strings, so a deep body is refused before it is parsed. */
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
 * Whether a text in the JSON contains what the database cannot store: NUL, or half of a surrogate pair. In UTF-8 JSON
 * both appear only as escapes.
 */
export function holdsUnstorable(json: string): boolean {
  if (!json.includes('\\u')) return false;
  /** The position where the second half of a pair must begin; -1 when none is expected. */
  let awaited = -1;
  for (const { 1: hex, index } of json.matchAll(/\\(?:u([\da-fA-F]{4})|.)/g)) {
    const code = hex === undefined ? -1 : Number.parseInt(hex, 16);
    const isSecond = code >= 0xdc00 && code <= 0xdfff;
    if (code === 0 || isSecond !== (awaited === index)) return true;
    // The first half is followed by something other than an escape.
    if (awaited >= 0 && awaited !== index) return true;
    awaited = code >= 0xd800 && code <= 0xdbff ? index + 6 : -1;
  }
  return awaited >= 0;
}
