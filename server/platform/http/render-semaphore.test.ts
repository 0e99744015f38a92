import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { LOAD_LIMITS } from './load-limits.ts';
import { createRenderSemaphore } from './render-semaphore.ts';

const app = {} as FastifyInstance;

/** Pages that are rendered one at a time, each when the test says so. */
function oneAtATime(limits: Partial<typeof LOAD_LIMITS> = {}) {
  const semaphore = createRenderSemaphore(app, { ...LOAD_LIMITS, pagesAtOnce: 1, ...limits });
  const begun: string[] = [];
  let end = () => {};
  const open = (sender: string) =>
    semaphore(sender, () => {
      begun.push(sender);
      return new Promise<void>((done) => {
        end = done;
      });
    });
  return {
    open,
    begun,
    async endOne() {
      end();
      await new Promise(setImmediate);
    },
  };
}

test('the page of one waits for one page of somebody who has opened many, and not for all of them', async () => {
  const { open, begun, endOne } = oneAtATime();
  for (let n = 0; n < 5; n++) void open('many');
  void open('one');
  void open('two');
  for (let n = 0; n < 4; n++) await endOne();
  expect(begun).toEqual(['many', 'many', 'one', 'two', 'many']);
});

test('who has opened too many pages is refused, and others still find a place', async () => {
  const { open, begun, endOne } = oneAtATime({ pagesWaiting: 4 });
  for (let n = 0; n < 3; n++) void open('many');
  await expect(open('many')).rejects.toThrow('has more to do than it can right now');
  void open('one');
  void open('two');
  await expect(open('three')).rejects.toThrow('has more to do than it can right now');
  for (let n = 0; n < 4; n++) await endOne();
  expect(begun).toEqual(['many', 'many', 'one', 'two', 'many']);
});

test('somebody whose pages wait for long gets no more, and keeps nobody else out', async () => {
  const { open, begun, endOne } = oneAtATime({ pageWaitMs: 50 });
  for (let n = 0; n < 4; n++) void open('many');
  await new Promise((done) => setTimeout(done, 60));
  await endOne();
  await expect(open('many')).rejects.toThrow('has more to do than it can right now');
  void open('one');
  for (let n = 0; n < 2; n++) await endOne();
  expect(begun).toEqual(['many', 'many', 'many', 'one']);
});

test('each sender has one place at a time, however many are free', async () => {
  const semaphore = createRenderSemaphore(app, { ...LOAD_LIMITS, pagesAtOnce: 3 });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const open = (sender: string) =>
    semaphore(sender, () => {
      begun.push(sender);
      return new Promise<void>((done) => ends.push(done));
    });
  for (let n = 0; n < 4; n++) void open('many');
  void open('one');
  expect(begun).toEqual(['many', 'one']);
  ends[0]!();
  await new Promise(setImmediate);
  expect(begun).toEqual(['many', 'one', 'many']);
});
