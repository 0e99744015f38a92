import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError } from './api-error.ts';
import { isBehindChanges, noteChange } from './changes.ts';

/** The longest a change may be under way before it counts as failed; asking again is then the person's choice. */
const DEADLINE_MS = 20_000;

let last: Promise<unknown> = Promise.resolve();

/** One call after the other, in the order asked for: what a person did last is what the server hears last. */
function inTurn<T>(call: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const begin = () => call(AbortSignal.timeout(DEADLINE_MS));
  const turn = last.then(begin, begin);
  last = turn;
  return turn;
}

/**
 * State that the server owns, shown as it will be once everything under way has arrived. `run` shows a wish at once, makes
 * the call, and folds the answer into what is known; when the call fails, the wish is taken back and the error is thrown on.
 * A new `initial` (the page was loaded again) replaces what was known, unless it was asked for before the last change: then the
 * page is loaded once more.
 */
export function useServerState<State, Wish>(initial: State, apply: (state: State, wish: Wish) => State) {
  const [loaded, setLoaded] = useState(initial);
  const [known, setKnown] = useState(initial);
  const [underWay, setUnderWay] = useState<readonly { wish: Wish }[]>([]);
  if (loaded !== initial) {
    setLoaded(initial);
    if (!isBehindChanges()) setKnown(initial);
  }
  useLoadWhereBehind(initial);

  async function run<Answer>(
    wish: Wish,
    call: (signal: AbortSignal) => Promise<Answer>,
    fold: (state: State, answer: Answer) => State,
  ): Promise<Answer> {
    const entry = { wish };
    setUnderWay((entries) => [...entries, entry]);
    try {
      const answer = await inTurn(call);
      noteChange();
      setKnown((state) => fold(state, answer));
      return answer;
    } finally {
      setUnderWay((entries) => entries.filter((other) => other !== entry));
    }
  }
  const shown = underWay.reduce((state, { wish }) => apply(state, wish), known);
  return { shown, run };
}

/** Why `run` failed, for the toast that says so. */
export function reasonOf(error: unknown): string {
  return error instanceof ApiError ? error.message : 'It took too long; try again.';
}

function useLoadWhereBehind(initial: unknown) {
  const { revalidate } = useRevalidator();
  const load = useRef(revalidate);
  load.current = revalidate;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked of each load as it arrives.
  useEffect(() => {
    if (isBehindChanges()) void load.current();
  }, [initial]);
}
