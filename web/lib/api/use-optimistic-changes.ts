import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { showToast } from '#web/ui/feedback/toasts.ts';
import type { ApiError } from './api-error.ts';
import { isBehindChanges, recordChange } from './server-changes.ts';
import { failureOf } from './use-call.ts';

/** A change that takes longer than this counts as failed. The person may then try again. */
const DEADLINE_MS = 20_000;

/** The last change of each resource with changes under way. */
const lastTurns = new Map<string, Promise<unknown>>();

/** Sends the changes of a resource one after the other, so that the server gets them in the person's order. */
function inTurn<T>(resource: string, send: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const begin = () => send(AbortSignal.timeout(DEADLINE_MS));
  const turn = (lastTurns.get(resource) ?? Promise.resolve()).then(begin, begin);
  lastTurns.set(resource, turn);
  const leave = () => lastTurns.get(resource) === turn && lastTurns.delete(resource);
  turn.then(leave, leave);
  return turn;
}

/**
 * The server's state with optimistic updates: `apply` shows each change at once, and a failed one is removed, with the toast
 * `failed`. A new `loaded` replaces the state, unless a change was answered after that load began: then the page loads again.
 * @param resource what is changed; changes of one resource wait for each other, also from several components
 */
export function useOptimisticChanges<State, Change>(
  resource: string,
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
      const answer = await inTurn(resource, send);
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
  return {
    shown: underWay.reduce((state, entry) => apply(state, entry.change), known),
    change,
    /** Takes a state that was loaded apart from the page. */
    replace: setKnown,
  };
}

function useLoadWhereBehind(loaded: unknown) {
  const { revalidate } = useRevalidator();
  const load = useEffectEvent(() => void revalidate());
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new load.
  useEffect(() => {
    if (isBehindChanges()) load();
  }, [loaded]);
}
