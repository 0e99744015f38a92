import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { showToast } from '#web/ui/feedback/toasts.ts';
import type { ApiError } from './api-error.ts';
import { isBehindChanges, recordChange } from './server-changes.ts';
import { failureOf } from './use-call.ts';

/** A change that takes longer than this counts as failed. The person may then try again. */
const DEADLINE_MS = 20_000;

let lastTurn: Promise<unknown> = Promise.resolve();

/** Sends changes one after the other, so that the server gets them in the order in which the person made them. */
function inTurn<T>(send: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const begin = () => send(AbortSignal.timeout(DEADLINE_MS));
  const turn = lastTurn.then(begin, begin);
  lastTurn = turn;
  return turn;
}

/**
 * The server's state with optimistic updates: `apply` shows each change at once, and a failed one is removed, with the toast
 * `failed`. A new `loaded` replaces the state, unless a change was answered after that load began: then the page loads again.
 */
export function useOptimisticChanges<State, Change>(
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

  /**
   * Shows the change, sends it, and adds the answer to the state.
   * @returns the failure, or `null`
   */
  async function change<Answer>(
    one: Change,
    send: (signal: AbortSignal) => Promise<Answer>,
    fold: (state: State, answer: Answer) => State,
  ): Promise<ApiError | null> {
    const entry = { change: one };
    setUnderWay((entries) => [...entries, entry]);
    try {
      const answer = await inTurn(send);
      recordChange();
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new load.
  useEffect(() => {
    if (isBehindChanges()) load();
  }, [loaded]);
}
