/*
 * What one visitor is answered is answered to all for a second (server/platform/pages/visitors.ts), and drawn into a page for each.
 * Such an answer is read once and made ready for the page once, not with every page: a tenth of what drawing a showcase costs. And
 * no answer is written again after it has been read: it goes into the page as the text it came as.
 */

/** On what was given: what it says, once that is for all; `null` once it has been read for one page. Nobody's own is given twice. */
const READING = Symbol('reading');
/**
 * On what an answer says, where no copy takes it along: the text that says it. Tables beside the answers would hold those of thousands
 * of pages until everything is collected.
 */
const TEXT = Symbol('text');

interface Given {
  body: string;
  [READING]?: object | null;
}

interface Read {
  [TEXT]?: { text: string; isReady: boolean };
}

/**
 * What an answer says. From its second page on all get the same, which nobody can change. Nobody should change one's own either, since
 * the page would not carry the change: while developing and in tests that is an error at once.
 */
export function readAnswer(given: Given): unknown {
  const known = given[READING];
  if (known) return known;
  const answer: unknown = JSON.parse(given.body);
  if (typeof answer !== 'object' || answer === null) return answer;
  Object.defineProperty(answer, TEXT, { value: { text: given.body, isReady: false } });
  if (known === null || import.meta.env.DEV) freeze(answer);
  given[READING] = known === null ? answer : null;
  return answer;
}

/** Whether this is a whole answer, as it was given. */
export function isAnswer(value: unknown): value is object {
  return textOf(value) !== undefined;
}

/** An answer as JSON, made ready for the page; `null` for anything else. */
export function textOfAnswer(value: unknown, makeReady: (text: string) => string): string | null {
  const known = textOf(value);
  if (!known) return null;
  if (!known.isReady) {
    known.text = makeReady(known.text);
    known.isReady = true;
  }
  return known.text;
}

function textOf(value: unknown) {
  return typeof value === 'object' && value !== null ? (value as Read)[TEXT] : undefined;
}

function freeze<T extends object>(part: T): T {
  for (const inner of Object.values(part)) if (typeof inner === 'object' && inner !== null) freeze(inner);
  return Object.freeze(part);
}
