import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { showToast } from '#web/ui/feedback/toasts.ts';
import type { ApiError } from './api-error.ts';
import { isBehindChanges, noteChange } from './changes.ts';
import { failureOf } from './use-call.ts';

/** The longest a change may be under way before it counts as failed; asking again is then the person's choice. */
const DEADLINE_MS = 20_000;

let last: Promise<unknown> = Promise.resolve();

/** Sends one change after the other, in the order they were asked for: what a person did last is what the server hears last. */
function inTurn<T>(send: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const begin = () => send(AbortSignal.timeout(DEADLINE_MS));
  const turn = last.then(begin, begin);
  last = turn;
  return turn;
}

/**
 * State of the server, shown as it will be once every change under way has arrived. `apply` shows one change; a change that fails is
 * taken back, and said in a toast with the words of `failed`, or by whoever made it.
 *
 * A new `loaded` (the page was loaded again) replaces what was known. One that was asked for before the last change does not: then the
 * page is loaded once more.
 */
export function useOptimistic<State, Change>(
  loaded: State,
  apply: (state: State, change: Change) => State,
  failed?: (failure: ApiError, change: Change) => string,
) {
  const [seen, setSeen] = useState(loaded);
  const [known, setKnown] = useState(loaded);
  const [underWay, setUnderWay] = useState<readonly { change: Change }[]>([]);
  if (seen !== loaded) {
    setSeen(loaded);
    if (!isBehindChanges()) setKnown(loaded);
  }
  useLoadWhereBehind(loaded);

  /** Shows the change, sends it, and folds the answer into what is known. Answers what it failed with, or `null`. */
  async function change<Answer>(
    one: Change,
    send: (signal: AbortSignal) => Promise<Answer>,
    fold: (state: State, answer: Answer) => State,
  ): Promise<ApiError | null> {
    const entry = { change: one };
    setUnderWay((entries) => [...entries, entry]);
    try {
      const answer = await inTurn(send);
      noteChange();
      setKnown((state) => fold(state, answer));
      return null;
    } catch (thrown) {
      const failure = failureOf(thrown);
      if (failed) showToast('bad', failed(failure, one));
      return failure;
    } finally {
      setUnderWay((entries) => entries.filter((other) => other !== entry));
    }
  }
  return { shown: underWay.reduce((state, entry) => apply(state, entry.change), known), change };
}

function useLoadWhereBehind(loaded: unknown) {
  const { revalidate } = useRevalidator();
  const load = useEffectEvent(() => void revalidate());
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked of each load as it arrives.
  useEffect(() => {
    if (isBehindChanges()) load();
  }, [loaded]);
}
