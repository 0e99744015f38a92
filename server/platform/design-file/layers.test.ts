import { expect, test } from 'vitest';
import { createTestDatabase } from '#test/database.ts';
import { screen, styles } from '#test/inspection/card-frame.ts';
import { DesignFileFailure } from './failure.ts';
import { loadLayers } from './layers.ts';

const database = await createTestDatabase();

type Frames = Parameters<typeof loadLayers>[0]['client']['frames'];

/** A service that has these frames, and what it was asked for. */
function service(frames: Record<string, typeof screen>, atMost = Number.POSITIVE_INFINITY) {
  const asked: string[][] = [];
  const answer: Frames = async (_key, ids) => {
    asked.push([...ids]);
    if (ids.length > atMost) throw new DesignFileFailure('too_large', 'Too large');
    return new Map(ids.flatMap((id) => (frames[id] ? [[id, { document: frames[id], styles }] as const] : [])));
  };
  return { asked, parts: { database, client: { frames: answer } as Parameters<typeof loadLayers>[0]['client'] } };
}

test('WORK-13 a frame has changed when it looks different, and not when it was put together anew', async () => {
  const anew = JSON.parse(JSON.stringify(screen).replaceAll('"id":"1:', '"id":"9:'));
  const repainted = { ...screen, fills: [] };
  const hashOf = async (version: string, frame: typeof screen) => {
    const found = await loadLayers(service({ '1:1': frame }).parts, { key: 'looks', version, ids: ['1:1'] });
    return found.get('1:1')!.hash;
  };
  const first = await hashOf('1', screen);
  expect(await hashOf('2', anew)).toBe(first);
  expect(await hashOf('3', repainted)).not.toBe(first);
});

test('WORK-13 frames too large for one answer are read in halves, each once; one that is gone is remembered as gone', async () => {
  const { asked, parts } = service({ a: screen, b: screen, c: screen }, 1);
  const wanted = { key: 'large', version: '1', ids: ['a', 'b', 'c', 'gone'] };
  const found = await loadLayers(parts, wanted);
  expect([...found].map(([id, layers]) => [id, layers?.layers.length ?? null])).toEqual([
    ['a', 6],
    ['b', 6],
    ['c', 6],
    ['gone', null],
  ]);
  expect(asked.filter((ids) => ids.length === 1)).toHaveLength(4);
  const before = asked.length;
  expect(await loadLayers(parts, wanted)).toEqual(found);
  expect(asked).toHaveLength(before);
});
