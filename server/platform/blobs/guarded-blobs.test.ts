import { expect, onTestFinished, test, vi } from 'vitest';
import { memoryBlobs } from '#test/memory-blobs.ts';
import { guardedBlobs } from './guarded-blobs.ts';
import { StorageUnavailable } from './storage-failure.ts';

const never = () => new Promise<never>(() => {});

/** A storage that hangs until it is told to answer. */
function storage() {
  const memory = memoryBlobs();
  const get = vi.fn<typeof memory.get>(never);
  return { get, mend: () => void get.mockImplementation(memory.get), blobs: { ...memory, get } };
}

test('OPS-2 a storage that hangs is waited for until the deadline, then nobody waits, and one asks whether it is back', async () => {
  const { get, mend, blobs } = storage();
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const guarded = guardedBlobs(blobs, { deadlineMs: 50, openMs: 100 });
  for (const key of ['a', 'b', 'c']) {
    const waited = expect(guarded.get(key)).rejects.toThrow(StorageUnavailable);
    await vi.advanceTimersByTimeAsync(50);
    await waited;
  }
  expect(get).toHaveBeenCalledTimes(3);
  // Time stands still meanwhile, so this one does not wait for the deadline.
  await expect(guarded.get('d')).rejects.toThrow('does not answer');
  expect(get).toHaveBeenCalledTimes(3);

  mend();
  await vi.advanceTimersByTimeAsync(100);
  expect(await guarded.get('e')).toBeNull();
  const answers = await Promise.all(['a', 'b', 'c', 'd'].map((key) => guarded.get(key)));
  expect(answers).toEqual([null, null, null, null]);
});

test('OPS-2 while one call asks whether the storage is back, all others are refused', async () => {
  const { get, blobs } = storage();
  const guarded = guardedBlobs(blobs, { deadlineMs: 300, openMs: 0 });
  await Promise.allSettled(['a', 'b', 'c'].map((key) => guarded.get(key)));
  get.mockClear();
  await Promise.allSettled(['d', 'e', 'f', 'g'].map((key) => guarded.get(key)));
  expect(get).toHaveBeenCalledTimes(1);
});

test('OPS-2 more calls than a process can bear are refused at once', async () => {
  const { get, blobs } = storage();
  const guarded = guardedBlobs(blobs, { deadlineMs: 100, atOnce: 5 });
  const answers = await Promise.allSettled(Array.from({ length: 20 }, () => guarded.get('a')));
  expect(answers.every(({ status }) => status === 'rejected')).toBe(true);
  expect(get).toHaveBeenCalledTimes(5);
});

test('a full disk is told as such, and does not stop the reading', async () => {
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  const guarded = guardedBlobs({ ...memoryBlobs(), put: () => Promise.reject(full) });
  for (const key of ['a', 'b', 'c', 'd']) await expect(guarded.put(key, Buffer.alloc(1))).rejects.toBe(full);
  expect(await guarded.get('a')).toBeNull();
});
