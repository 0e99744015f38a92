import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DraftContent, Frame } from '#contract/submission-draft.ts';
import { emptyDraft } from '#domain/submission/empty-draft.ts';
import {
  addFrames,
  feature,
  frameOfUpload,
  keepFrames,
  moveFrame,
  moveTo,
  rename,
  select,
  withFileFrames,
} from './frames.ts';

const named = (id: string): Frame => ({
  id,
  name: id,
  pageId: null,
  pageName: null,
  mediaId: id,
  selected: true,
  featured: false,
});
const three = addFrames([], ['a', 'b', 'c'].map(named));
const starOf = (frames: readonly Frame[]) => frames.filter((frame) => frame.featured).map((frame) => frame.id);

test('SUB-2 all frames start chosen, and the first is featured', () => {
  expect(three.every((frame) => frame.selected)).toBe(true);
  expect(starOf(three)).toEqual(['a']);
  expect(starOf(addFrames(three, [named('d')]))).toEqual(['a']);
});

test('SUB-2 a frame is moved to a place at once, and frames that are left out come last', () => {
  const ids = (frames: readonly Frame[]) => frames.map((frame) => frame.id).join('');
  expect(ids(moveTo(three, 'c', 1))).toBe('cab');
  expect(ids(moveTo(three, 'a', 3))).toBe('bca');
  const without = select(three, { id: 'a', selected: false });
  expect(ids(without)).toBe('bca');
  expect(ids(select(without, { id: 'a', selected: true }))).toBe('bca');
  expect(ids(feature(select(three, 'none'), 'b'))).toBe('bac');
});

test('SUB-2 whatever is chosen, left out, featured and moved, exactly one chosen frame is featured', () => {
  const id = fc.constantFrom('a', 'b', 'c');
  const act = fc.oneof(
    fc.record({ id, selected: fc.boolean() }).map((one) => (frames: Frame[]) => select(frames, one)),
    fc.constantFrom('all' as const, 'none' as const).map((all) => (frames: Frame[]) => select(frames, all)),
    id.map((one) => (frames: Frame[]) => feature(frames, one)),
    fc.tuple(id, fc.integer({ min: -3, max: 3 })).map(
      ([one, by]) =>
        (frames: Frame[]) =>
          moveFrame(frames, one, by),
    ),
  );
  fc.assert(
    fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
      const frames = acts.reduce((state, run) => run(state), three);
      const chosen = frames.filter((frame) => frame.selected);
      expect(starOf(frames)).toHaveLength(chosen.length > 0 ? 1 : 0);
      expect(chosen.some((frame) => frame.featured)).toBe(chosen.length > 0);
      expect(frames.map((frame) => frame.id).sort()).toEqual(['a', 'b', 'c']);
    }),
  );
});

test('renaming changes the name of that frame and nothing else', () => {
  expect(rename(three, 'b', 'Checkout')).toEqual([three[0], { ...three[1], name: 'Checkout' }, three[2]]);
});

test('leaving out the featured frame features the next one that is chosen', () => {
  expect(starOf(select(three, { id: 'a', selected: false }))).toEqual(['b']);
});

test('a frame goes no further than the ends', () => {
  expect(moveFrame(three, 'b', 5).map((frame) => frame.id)).toEqual(['a', 'c', 'b']);
  expect(moveFrame(three, 'b', -5).map((frame) => frame.id)).toEqual(['b', 'a', 'c']);
});

test('no more frames come in than a design may have', () => {
  const many = Array.from({ length: 30 }, (_, n) => named(`f${n}`));
  expect(addFrames(three, many)).toHaveLength(20);
});

test('a removed frame takes its notes and what it evidenced along', () => {
  const content: DraftContent = {
    ...(emptyDraft(null) as DraftContent),
    frames: three,
    annotations: {
      a: { pins: [], general: [{ id: 'n', text: 'Thumb reach' }] },
      b: { pins: [{ id: 'p', x: 1, y: 2, text: 'Price' }], general: [] },
    },
    coverage: { '0.0': { frameIds: ['a', 'b'], noteIds: ['n'], arguedAway: '' } },
  };
  const kept = keepFrames(content, (frame) => frame.id !== 'a');
  expect(kept.frames.map((frame) => frame.id)).toEqual(['b', 'c']);
  expect(Object.keys(kept.annotations)).toEqual(['b']);
  expect(kept.coverage['0.0']).toEqual({ frameIds: ['b'], noteIds: [], arguedAway: '' });
});

test('reading a design file again keeps what was chosen of it, and the pictures that were brought', () => {
  const upload = frameOfUpload({ id: '1', fileName: 'bakers-plan@2x.png', mediaId: 'm' });
  const content = {
    ...(emptyDraft(null) as DraftContent),
    frames: select([...three, upload], { id: 'b', selected: false }),
  };
  const again = withFileFrames(content, ['b', 'c', 'd'].map(named));
  expect(again.frames.map(({ id, selected }) => [id, selected])).toEqual([
    ['b', false],
    ['c', true],
    ['d', true],
    ['upload-1', true],
  ]);
  expect(starOf(again.frames)).toEqual(['c']);
  expect(upload.name).toBe('bakers-plan@2x');
});

test('SUB-2 a file that comes beside a picture brings the featured frame, unless a picture was chosen for it', () => {
  const uploads = addFrames(
    [],
    ['1', '2'].map((id) => frameOfUpload({ id, fileName: `${id}.png`, mediaId: id })),
  );
  const draft = emptyDraft(null) as DraftContent;
  const file = ['a', 'b'].map(named);
  expect(starOf(withFileFrames({ ...draft, frames: uploads }, file).frames)).toEqual(['a']);
  expect(starOf(withFileFrames({ ...draft, frames: feature(uploads, 'upload-2') }, file).frames)).toEqual(['upload-2']);
});
