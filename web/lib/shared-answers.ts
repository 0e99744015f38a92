/*
 * What one visitor is answered is answered to all for a second (server/platform/pages/visitors.ts), and drawn into a page for each.
 * Such an answer is read once and written once, not with every page: a tenth of what drawing a showcase costs.
 */

interface Given {
  body: string;
}

/** By the answer that was given; `null` once it has been read for one page. Nobody's own answer is given twice. */
const readings = new WeakMap<Given, object | null>();
const written = new WeakMap<object, string | null>();

/** What an answer says. From its second page on all get the same, which nobody can change. */
export function readAnswer(given: Given): unknown {
  const known = readings.get(given);
  if (known) return known;
  const answer: unknown = JSON.parse(given.body);
  if (typeof answer !== 'object' || answer === null) return answer;
  readings.set(given, known === null ? freeze(answer) : null);
  if (known === null) written.set(answer, null);
  return answer;
}

/** Whether this is an answer that stands on many pages. */
export function isShared(value: unknown): value is object {
  return typeof value === 'object' && value !== null && written.has(value);
}

/** The value as JSON, by `write`; once where it is shared. */
export function writtenOnce(value: unknown, write: (value: unknown) => string): string {
  if (!isShared(value)) return write(value);
  const text = written.get(value) ?? write(value);
  written.set(value, text);
  return text;
}

function freeze<T extends object>(part: T): T {
  for (const inner of Object.values(part)) if (typeof inner === 'object' && inner !== null) freeze(inner);
  return Object.freeze(part);
}
