import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { v4 as newKey } from 'uuid';
import { useOnSignIn } from '#web/lib/session/use-on-sign-in.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { ApiError } from './api-error.ts';

export interface CallOptions {
  /** Reloads the page's data: `done` after success, `answered` also after a refusal that stands. */
  reload?: 'done' | 'answered';
  /**
   * Shows a failure as a toast and not in `failure`: with its own message, or with the text of the function. `name`
   * is the call's name.
   */
  toast?: true | ((failure: ApiError, name?: string) => string);
}

interface Call {
  /** The idempotency key. It stays the same until the call is done or refused for good, or until `forget` is called. */
  key: string;
  /** Aborted by `cancel`. */
  signal: AbortSignal;
}

/**
 * Runs one call at a time, ignores presses meanwhile, and knows how the call failed. `Name` distinguishes several actions of one component.
 */
export function useCall<Name extends string = string>({ reload, toast }: CallOptions = {}) {
  const [doing, setDoing] = useState<Name | true | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const underWay = useRef<AbortController>(null);
  const key = useRef<string | null>(null);
  const { revalidate } = useRevalidator();
  // A guest's refusal is out of date after the login.
  useOnSignIn(() => setFailure(null));

  /** @returns whether the call succeeded. An error of `work` that is not a failed call is thrown again. */
  async function call(work: (call: Call) => Promise<unknown>, name?: Name): Promise<boolean> {
    if (underWay.current) return false;
    const control = new AbortController();
    underWay.current = control;
    key.current ??= newKey();
    setDoing(name ?? true);
    setFailure(null);
    try {
      await work({ key: key.current, signal: control.signal });
      key.current = null;
      if (reload) await revalidate();
      return true;
    } catch (thrown) {
      if (isCancelled(thrown)) return false;
      const failed = failureOf(thrown);
      const isFinal = isRefusedForGood(failed);
      if (isFinal) key.current = null;
      if (toast) showToast('bad', toast === true ? failed.message : toast(failed, name));
      else setFailure(failed);
      if (reload === 'answered' && isFinal) await revalidate();
      return false;
    } finally {
      underWay.current = null;
      setDoing(null);
    }
  }

  return {
    call,
    busy: doing !== null,
    /** The name of the action under way; `true` for an action without a name. */
    doing,
    failure,
    /** Ends the call under way, where it takes the signal. It then counts neither as done nor as failed. */
    cancel: () => underWay.current?.abort(),
    /** Shows a message as a failure without a call, for example when something is missing. */
    refuse: (words: string) => setFailure(new ApiError('not_sent', words)),
    /** Clears the failure and the idempotency key, because the person now wants something else. */
    forget() {
      key.current = null;
      setFailure(null);
    },
  };
}

/**
 * The failure of a call.
 * @throws every error that is not a failed call
 */
export function failureOf(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  if (thrown instanceof DOMException && thrown.name === 'TimeoutError')
    return new ApiError('timeout', 'It took too long; try again.');
  throw thrown;
}

/** The message of a failure, for places that show all failures as one sentence. */
export function sentenceOf(failure: ApiError | null): string | null {
  return failure && (Object.values(failure.fields)[0] ?? failure.message);
}

/** The person has cancelled the call. */
function isCancelled(thrown: unknown): boolean {
  return thrown instanceof DOMException && thrown.name === 'AbortError';
}

/**
 * A busy server may still have done the call, and would refuse a reload of the page as well. So would one that asks the person
 * to log in again.
 */
function isRefusedForGood({ status, mayRetry }: ApiError): boolean {
  return status > 0 && status !== 401 && !mayRetry;
}
