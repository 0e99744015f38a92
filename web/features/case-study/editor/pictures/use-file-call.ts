import { useEffect, useEffectEvent, useRef } from 'react';
import { useCall } from '#web/lib/api/use-call.ts';

/** A call that sends a file and ends with its field; `onCutOff` then gets the file. */
export function useFileCall(onCutOff?: (file: File) => void) {
  const { call, busy, failure, cancel, refuse } = useCall();
  const sending = useRef<File>(null);
  const cutOff = useEffectEvent(() => {
    cancel();
    if (sending.current) onCutOff?.(sending.current);
  });
  useEffect(() => () => cutOff(), []);

  /** Sends the file, or nothing of this device where it is null, and hands on the answer. */
  function send<Answer>(
    file: File | null,
    start: (signal: AbortSignal) => Promise<Answer>,
    take: (answer: Answer) => void,
  ) {
    void call(async ({ signal }) => {
      sending.current = file;
      const answer = await start(signal).finally(() => {
        sending.current = null;
      });
      take(answer);
    });
  }

  return { send, busy, failure, cancel, refuse };
}
