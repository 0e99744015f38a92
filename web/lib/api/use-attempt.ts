import { useState } from 'react';
import { ApiError } from './api-error.ts';

/** For a dialog that does one thing: whether it is under way, and in what words the last try was refused. */
export function useAttempt() {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function attempt(work: () => Promise<unknown>) {
    setBusy(true);
    setError(null);
    try {
      await work();
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      setError(thrown.message);
    } finally {
      setBusy(false);
    }
  }
  return { busy, error, attempt };
}
