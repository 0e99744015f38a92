import { useEffect, useEffectEvent, useState } from 'react';
import type { Generation } from '#contract/generation.ts';
import { ApiError, networkError } from '#web/lib/api/api-error.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { followGeneration, type Stream } from './follow-generation.ts';
import type { Intent } from './intent.ts';

export type Writing =
  | { phase: 'starting' }
  | { phase: 'writing'; generation: Generation; isUp: boolean }
  | {
      phase: 'failed';
      code: string;
      message: string;
      /** The generation that failed, where there is one. */
      generation: Generation | null;
    };

interface WritingCallbacks {
  /** The server has accepted the request and reserved its place in the quota. */
  onCreated: (generation: Generation) => void;
  onDone: (generation: Generation) => void;
  onFailed: () => void;
  onCancelled: (generation: Generation) => void;
}

/** Requests a brief and follows its generation. Repeating the request with its key is harmless. */
export function useWriting(
  { choice, idempotencyKey, generationId, regenerates, engine }: Intent,
  callbacks: WritingCallbacks,
): [writing: Writing, repeat: () => void] {
  const [writing, setWriting] = useState<Writing>({ phase: 'starting' });
  const [attempt, setAttempt] = useState(0);

  const created = useEffectEvent(callbacks.onCreated);
  const failed = useEffectEvent(({ code, message }: { code: string; message: string }, of?: Generation) => {
    setWriting({ phase: 'failed', code, message, generation: of ?? null });
    callbacks.onFailed();
  });
  const arrived = useEffectEvent((generation: Generation) => {
    if (generation.state === 'cancelled') return callbacks.onCancelled(generation);
    if (generation.state === 'failed')
      return failed(
        generation.error ?? { code: 'writer_failed', message: 'The brief could not be written.' },
        generation,
      );
    setWriting({ phase: 'writing', generation, isUp: true });
    if (generation.state === 'done') callbacks.onDone(generation);
  });
  const begin = useEffectEvent((key: string) => ask(key));

  function ask(key: string): Promise<Generation> {
    const extras = { idempotencyKey: key, respondAsync: true };
    const by = engine ? { engine } : {};
    if (regenerates) return api('POST /api/briefs/:id/regenerate', { params: { id: regenerates }, body: by }, extras);
    if (!choice) throw new Error('A brief is written from a choice');
    return api('POST /api/briefs', { body: { ...choice, ...by } }, extras);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt repeats the same request.
  useEffect(() => {
    if (generationId || !idempotencyKey) return;
    let left = false;
    setWriting({ phase: 'starting' });
    begin(idempotencyKey).then(
      (generation) => !left && created(generation),
      (error) => !left && failed(error instanceof ApiError ? error : networkError()),
    );
    return () => {
      left = true;
    };
  }, [generationId, idempotencyKey, attempt]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same.
  useEffect(() => {
    if (!generationId) return;
    setWriting({ phase: 'starting' });
    const { stop, lookNow } = followGeneration({
      openStream: () => new EventSource(`/api/generations/${generationId}`) as unknown as Stream,
      ask: () => api('GET /api/generations/:id', { params: { id: generationId } }),
      onGeneration: arrived,
      onConnection: (isUp) =>
        setWriting((was) => (was.phase === 'writing' && was.isUp !== isUp ? { ...was, isUp } : was)),
      onGone: failed,
    });
    const offline = () => setWriting((was) => (was.phase === 'writing' ? { ...was, isUp: false } : was));
    addEventListener('online', lookNow);
    addEventListener('offline', offline);
    return () => {
      stop();
      removeEventListener('online', lookNow);
      removeEventListener('offline', offline);
    };
  }, [generationId, attempt]);

  return [writing, () => setAttempt((was) => was + 1)];
}
