import { expect, test } from 'vitest';
import { counter } from '#test/case-study.ts';
import type { Evidence } from './evidence.ts';
import { screenBlocks } from './evidence-blocks.ts';

const frame = (name: string, [width, height]: [number, number], isFeatured = false) => ({
  id: name,
  name,
  mediaId: '0199aaaa-0000-7000-8000-000000000001',
  isFeatured,
  width,
  height,
  pins: [],
  notes: [],
});
const DESK: [number, number] = [1600, 1200];
const PHONE: [number, number] = [390, 844];

test('EDIT-13 frames without notes: phones in threes, one that is left and every wide one by itself', () => {
  const phones = ['a', 'b', 'c', 'd'].map((name) => frame(name, PHONE));
  const frames = [frame('lead', DESK, true), ...phones, frame('plan', DESK), frame('shelf', DESK)];
  const { lead, alone, others } = screenBlocks(
    { frames, design: { id: 'd1' } } as unknown as Evidence,
    (name) => name,
    counter('n'),
  );
  expect(lead).toMatchObject({ templateId: 'full-bleed', device: 'none', mat: 0 });
  expect(alone).toEqual([]);
  expect(
    others.map(({ templateId, device, pictures }) => [templateId, device, pictures.map(({ alt }) => alt)]),
  ).toEqual([
    ['frames', 'phone', ['a', 'b', 'c']],
    ['frame', 'phone', ['d']],
    ['frame', 'browser', ['plan']],
    ['frame', 'browser', ['shelf']],
  ]);
});
