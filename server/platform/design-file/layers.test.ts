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
    if (ids.length > atMost || ids.includes('huge')) throw new DesignFileFailure('too_large', 'Too large');
    if (ids.includes('broken')) throw new DesignFileFailure('broken', 'Broken');
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

test('WORK-13 a frame that is too large on its own keeps no other from being read, and is not read again', async () => {
  const { asked, parts } = service({ a: screen, b: screen });
  const wanted = { key: 'huge', version: '1', ids: ['a', 'huge', 'b'] };
  const found = await loadLayers(parts, wanted);
  expect([...found].map(([id, layers]) => [id, layers?.layers.length ?? null])).toEqual([
    ['a', 6],
    ['huge', null],
    ['b', 6],
  ]);
  const before = asked.length;
  await loadLayers(parts, wanted);
  expect(asked).toHaveLength(before);
});

test('WORK-13 what was read before a failure is not read again', async () => {
  const { asked, parts } = service({ a: screen, b: screen }, 1);
  const wanted = { key: 'half', version: '1', ids: ['a', 'broken'] };
  await expect(loadLayers(parts, wanted)).rejects.toThrow('Broken');
  await expect(loadLayers(parts, wanted)).rejects.toThrow('Broken');
  expect(asked.filter((ids) => ids.includes('a') && ids.length === 1)).toHaveLength(1);
});

test('layers that cannot be read are a failure of the service, whatever it sent', async () => {
  let nested = { ...screen, children: [] as unknown[] };
  for (let n = 0; n < 20_000; n++) nested = { ...screen, children: [nested] };
  for (const [version, frame] of [
    ['deep', nested],
    ['null', { ...screen, children: [null] }],
  ] as const)
    await expect(
      loadLayers(service({ a: frame as unknown as typeof screen }).parts, { key: 'odd', version, ids: ['a'] }),
    ).rejects.toThrow(DesignFileFailure);
});
