import { expect, test } from 'vitest';
import { composeBrief } from '#domain/brief/compose.ts';
import { briefContentSchema, type PartialBriefContent } from '#domain/brief/content.ts';
import { briefSectionIds, sectionHasBegun } from '#domain/brief/sections.ts';
import { createComposerWriter } from './composer-writer.ts';
import type { WritingOrder } from './writer.ts';

const order: WritingOrder = { industry: 'food', styles: ['retro'], level: 'professional', timeBoxDays: 7, seed: 'one' };

async function write(number: number) {
  const writing = createComposerWriter({ sectionMs: 0 }).write(order, {
    number,
    rejected: null,
    signal: new AbortController().signal,
  });
  const seen: PartialBriefContent[] = [];
  for (;;) {
    const step = await writing.next();
    if (step.done) return { seen, written: step.value };
    seen.push(step.value);
  }
}

test('BRIEF-2 the composer writes a valid brief with no key and no network', async () => {
  const { written } = await write(1);
  expect(briefContentSchema.parse(written.content)).toEqual(written.content);
  expect(written.content).toEqual(composeBrief(order).content);
  expect(written.skeleton).toEqual(composeBrief(order).skeleton);
});

test('BRIEF-3 its sections come one after the other, each whole', async () => {
  const { seen, written } = await write(1);
  const begun = seen.map((content) => briefSectionIds.filter((id) => sectionHasBegun(content, id)).length);
  expect(begun.slice(0, 6)).toEqual([1, 2, 3, 4, 5, 6]);
  for (const content of seen) expect(written.content).toMatchObject(content);
});

test('a brief that did not pass is drawn anew, not written out again', async () => {
  const [first, second] = [await write(1), await write(2)];
  expect(second.written.content.title).not.toBe(first.written.content.title);
  expect(composeBrief({ ...order, seed: second.written.seed }).content).toEqual(second.written.content);
});
