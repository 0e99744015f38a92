import { isSameValue } from '../value/same.ts';
import type { CaseStudy } from './document.ts';
import { HISTORY_MAX, TYPING_PAUSE_MS } from './limits.ts';
import { apply, CannotApply, invert, type Operation, refresh } from './operations.ts';

/** One undo step: what a person did in one action. */
export interface Step {
  operations: readonly Operation[];
  /** Time of its last operation, ms. */
  atMs: number;
}

/** Steps for undo and redo. Selecting, scrolling and previewing are not part of it. */
export interface History {
  past: readonly Step[];
  future: readonly Step[];
}

export const noHistory: History = { past: [], future: [] };

/** Adds a step. Continuous typing in one field is one step; beyond `max` the oldest steps are dropped. */
export function remember(
  history: History,
  operations: readonly Operation[],
  atMs: number,
  max: number = HISTORY_MAX,
): History {
  const last = history.past.at(-1);
  const merged =
    last && atMs - last.atMs <= TYPING_PAUSE_MS && operations.length === 1 && last.operations.length === 1
      ? mergeTyping(last.operations[0]!, operations[0]!)
      : null;
  const past = merged
    ? [...history.past.slice(0, -1), { operations: [merged], atMs }]
    : [...history.past, { operations, atMs }].slice(-max);
  return { past, future: [] };
}

/** Two edits of one text as a single one; null when they cannot be merged. */
export function mergeTyping(first: Operation, second: Operation): Operation | null {
  if (first.kind === 'set-page' && second.kind === 'set-page' && first.field === second.field)
    return { ...first, to: second.to };
  if (
    (first.kind === 'set-section' && second.kind === 'set-section') ||
    (first.kind === 'set-component' && second.kind === 'set-component')
  ) {
    const isText = ['title', 'content', 'caption'].includes(first.field) || isSameLength(first.to, second.to);
    if (isText && first.id === second.id && first.field === second.field)
      return { ...first, to: second.to } as Operation;
  }
  return null;
}

/** Typing in a line of a block. A line more or less is a step of its own. */
function isSameLength(a: unknown, b: unknown): boolean {
  return Array.isArray(a) && Array.isArray(b) && a.length === b.length;
}

/** Undoes the last step: the document before it, and the operations that lead there. Null when no step is left. */
export function undo(document: CaseStudy, history: History) {
  return step(document, history, 'past');
}

export function redo(document: CaseStudy, history: History) {
  return step(document, history, 'future');
}

function step(document: CaseStudy, history: History, from: 'past' | 'future') {
  let { past, future } = history;
  for (;;) {
    const taken = (from === 'past' ? past : future).at(-1);
    if (!taken) return null;
    if (from === 'past') past = past.slice(0, -1);
    else future = future.slice(0, -1);
    const wanted = from === 'past' ? taken.operations.toReversed().map(invert) : taken.operations;
    const done = attempt(document, wanted);
    // A step on parts that somebody else has changed since is skipped.
    if (!done) continue;
    const opposite = {
      ...taken,
      operations: from === 'past' ? done.operations.toReversed().map(invert) : done.operations,
    };
    return {
      document: done.document,
      operations: done.operations,
      history: from === 'past' ? { past, future: [...future, opposite] } : { past: [...past, opposite], future },
    };
  }
}

function attempt(document: CaseStudy, wanted: readonly Operation[]) {
  const operations: Operation[] = [];
  let current = document;
  try {
    for (const one of wanted) {
      const fresh = refresh(current, one);
      if ('from' in fresh && 'from' in one && fresh.kind.startsWith('set-') && !isSameValue(fresh.from, one.from))
        return null;
      operations.push(fresh);
      current = apply(current, fresh);
    }
  } catch (error) {
    if (error instanceof CannotApply) return null;
    throw error;
  }
  return { document: current, operations };
}
