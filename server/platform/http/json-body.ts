import type { FastifyInstance } from 'fastify';

export const BODY_LIMIT_BYTES = 256 * 1024;
export const DEPTH_LIMIT = 32;

/** JSON bodies may be empty (a DELETE with a content type), and are refused when nested deeper than any shape we take. */
export function readJsonBodies(app: FastifyInstance) {
  app.removeContentTypeParser(['application/json', 'text/plain']);
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body as string;
    if (text === '') return done(null, undefined);
    if (nestsDeeperThan(text, DEPTH_LIMIT) || text.includes('\\u0000')) {
      return done(
        Object.assign(new Error('The JSON is nested too deep or holds a NUL character'), { statusCode: 400 }),
      );
    }
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
