// @vitest-environment happy-dom
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { hookOnPage } from '#test/hook-on-page.tsx';
import { currentToasts, dismissToast } from '#web/ui/feedback/toasts.ts';
import { ApiError } from './api-error.ts';
import { loadAfterChanges } from './server-changes.ts';
import { useOptimisticChanges } from './use-optimistic-changes.ts';

const refusal = new ApiError('refused', 'It was refused.', { status: 409 });

/** Words of the server, and words of changes that are still under way. */
const useWords = (
  loaded: readonly string[],
  failed?: (failure: ApiError, word: string) => string,
  resource = 'words',
) => useOptimisticChanges<readonly string[], string>(resource, loaded, (words, word) => [...words, word], failed);
const answered = (_: readonly string[], words: readonly string[]) => words;

// Changes of earlier tests are known to the next load.
beforeEach(async () => {
  await loadAfterChanges(async () => null);
  for (const { id } of currentToasts()) dismissToast(id);
});

test('a change shows at once, and what the server answers takes its place', async () => {
  const loaded = ['one'];
  const { result, act } = await hookOnPage(() => useWords(loaded));
  const answer = Promise.withResolvers<string[]>();
  let failure: Promise<unknown> | undefined;
  act(() => {
    failure = result.current.change('two', () => answer.promise, answered);
  });
  expect(result.current.shown).toEqual(['one', 'two']);
  await act(async () => answer.resolve(['one', 'two, as stored']));
  expect(await failure).toBeNull();
  expect(result.current.shown).toEqual(['one', 'two, as stored']);
});

test('a change that fails is taken back, and those after it stay', async () => {
  const loaded = ['one'];
  const { result, act } = await hookOnPage(() => useWords(loaded, ({ message }, word) => `No ${word}. ${message}`));
  const first = Promise.withResolvers<string[]>();
  const second = Promise.withResolvers<string[]>();
  let failure: Promise<unknown> | undefined;
  act(() => {
    failure = result.current.change('two', () => first.promise, answered);
    void result.current.change('three', () => second.promise, answered);
  });
  expect(result.current.shown).toEqual(['one', 'two', 'three']);
  await act(async () => first.reject(refusal));
  expect(await failure).toBe(refusal);
  expect(result.current.shown).toEqual(['one', 'three']);
  expect(currentToasts().map(({ text }) => text)).toEqual(['No two. It was refused.']);
  await act(async () => second.resolve(['one', 'three']));
  expect(result.current.shown).toEqual(['one', 'three']);
});

test('changes reach the server one after the other, in the order they were asked for, whatever becomes of one', async () => {
  const loaded: string[] = [];
  const { result, act } = await hookOnPage(() => useWords(loaded));
  const sent: string[] = [];
  const first = Promise.withResolvers<string[]>();
  const send = (word: string, answer: Promise<string[]>) => () => {
    sent.push(word);
    return answer;
  };
  act(() => {
    void result.current.change('first', send('first', first.promise), answered);
    void result.current.change('second', send('second', Promise.resolve(['second'])), answered);
  });
  await act(async () => {});
  expect(sent).toEqual(['first']);
  await act(async () => first.reject(refusal));
  expect(sent).toEqual(['first', 'second']);
});

test('a change waits for the changes of its own resource only', async () => {
  const loaded: string[] = [];
  const words = await hookOnPage(() => useWords(loaded));
  const others = await hookOnPage(() => useWords(loaded, undefined, 'others'));
  const hangs = Promise.withResolvers<string[]>();
  words.act(() => void words.result.current.change('late', () => hangs.promise, answered));
  await others.act(async () => {
    expect(await others.result.current.change('soon', async () => ['soon'], answered)).toBeNull();
  });
  expect(others.result.current.shown).toEqual(['soon']);
  await words.act(async () => hangs.resolve([]));
});

test('a change without an answer in time counts as failed, in words', async () => {
  const loaded = ['one'];
  const { result, act } = await hookOnPage(() => useWords(loaded));
  const timedOut = new DOMException('The operation timed out.', 'TimeoutError');
  await act(async () => {
    expect(await result.current.change('two', () => Promise.reject(timedOut), answered)).toMatchObject({
      code: 'timeout',
      message: 'It took too long; try again.',
    });
  });
});

test('a page that was asked for before a change and arrives after it shows nothing old: it is loaded once more', async () => {
  const load = vi.fn(() => loadAfterChanges(async () => null));
  const { result, act } = await hookOnPage(() => {
    const [loaded, arrive] = useState<readonly string[]>(['one']);
    return { ...useWords(loaded), arrive };
  }, load);
  await act(async () => void (await result.current.change('two', async () => ['one', 'two'], answered)));
  expect(load).toHaveBeenCalledOnce();
  await act(async () => result.current.arrive(['one']));
  expect(result.current.shown).toEqual(['one', 'two']);
  expect(load).toHaveBeenCalledTimes(2);
  await act(async () => result.current.arrive(['one', 'two', 'from another tab']));
  expect(result.current.shown).toEqual(['one', 'two', 'from another tab']);
});
