import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { v4 as newKey } from 'uuid';
import { useBack } from '#web/lib/session/use-back.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { ApiError } from './api-error.ts';

export interface CallOptions {
  /** Loads the page again: `done` after success, `answered` also after a refusal by the server. */
  reload?: 'done' | 'answered';
  /** Shows a failure as a toast, with its own message or other words, instead of in `failure`. `name` is that of the call. */
  toast?: true | ((failure: ApiError, name?: string) => string);
}

interface Call {
  /** The idempotency key. It stays the same until the server has answered or the wish has changed (`forget`). */
  key: string;
}

/**
 * Does something on the server: whether it is under way, and what it failed with. One call at a time; a press while one is under way
 * does nothing. `Name` tells several actions of one component apart.
 */
export function useCall<Name extends string = string>({ reload, toast }: CallOptions = {}) {
  const [doing, setDoing] = useState<Name | true | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const isUnderWay = useRef(false);
  const key = useRef<string | null>(null);
  const { revalidate } = useRevalidator();
  // What was refused to a guest may be tried again by whoever has logged in.
  useBack(() => setFailure(null));

  /** Answers whether it was done. What `work` throws and is no failure of a call goes on as an error. */
  async function call(work: (call: Call) => Promise<unknown>, name?: Name): Promise<boolean> {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    key.current ??= newKey();
    setDoing(name ?? true);
    setFailure(null);
    try {
      await work({ key: key.current });
      key.current = null;
      if (reload) await revalidate();
      return true;
    } catch (thrown) {
      if (isCancelled(thrown)) return false;
      const failed = failureOf(thrown);
      if (isAnswered(failed)) key.current = null;
      if (toast) showToast('bad', toast === true ? failed.message : toast(failed, name));
      else setFailure(failed);
      if (reload === 'answered' && isAnswered(failed)) await revalidate();
      return false;
    } finally {
      isUnderWay.current = false;
      setDoing(null);
    }
  }

  return {
    call,
    busy: doing !== null,
    /** The name of the action under way; `true` for one without a name. */
    doing,
    failure,
    /** Shows words of our own in the place of a failure: what is missing before a call can be made. */
    refuse: (words: string) => setFailure(new ApiError('not_sent', words)),
    /** Something else is wanted now: the failure goes, and the next call is a new one. */
    forget() {
      key.current = null;
      setFailure(null);
    },
  };
}

/** The failure of a call. @throws whatever else was thrown */
export function failureOf(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  if (thrown instanceof DOMException && thrown.name === 'TimeoutError')
    return new ApiError('timeout', 'It took too long; try again.');
  throw thrown;
}

/** The words for a failure where one sentence is shown for all of it. */
export function sentenceOf(failure: ApiError | null): string | null {
  return failure && (Object.values(failure.fields)[0] ?? failure.message);
}

/** The person themselves has stopped it. */
function isCancelled(thrown: unknown): boolean {
  return thrown instanceof DOMException && thrown.name === 'AbortError';
}

function isAnswered({ status }: ApiError): boolean {
  return status > 0;
}
