import { expect, test } from 'vitest';
import type { BriefView } from '#contract/brief.ts';
import type { DraftContent, Frame } from '#contract/submission-draft.ts';
import { emptyDraft } from '#domain/submission/empty-draft.ts';
import { coverageOf, evidenceOf, notesToPointAt, toggled, withEvidence } from './requirements.ts';

const frame = (id: string, selected = true): Frame => ({
  id,
  name: id.toUpperCase(),
  pageId: null,
  pageName: null,
  mediaId: id,
  selected,
  featured: false,
});
const brief = {
  content: {
    deliverables: [
      { title: 'App', requirements: ['Board', 'Basket'] },
      { title: 'Plan', requirements: ['Day'] },
    ],
  },
} as unknown as BriefView;

test('SUB-11 a requirement is evidenced by a frame or a note, or argued away, or open', () => {
  const content: DraftContent = {
    ...(emptyDraft(null) as DraftContent),
    frames: [frame('a'), frame('b', false)],
    annotations: {
      a: { pins: [], general: [{ id: 'n1', text: 'Thumbs' }] },
      b: { pins: [], general: [{ id: 'n2', text: 'Left out' }] },
    },
    coverage: withEvidence(
      withEvidence(withEvidence({}, '0.0', { frameIds: ['a'] }), '0.1', { frameIds: ['b'] }),
      '1.0',
      { arguedAway: 'Nothing on a screen can show this.' },
    ),
  };
  // Evidence only in frames that are left out counts as open.
  expect(coverageOf(content, brief)).toEqual({ evidenced: 1, partly: 0, argued: 1, of: 3 });
  expect(notesToPointAt(content)).toEqual([{ id: 'n1', name: 'A, note 1', text: 'Thumbs' }]);
  expect(coverageOf({ ...content, coverage: withEvidence({}, '0.1', { noteIds: ['n1'] }) }, brief).evidenced).toBe(1);
});

test('SUB-11 what is taken back leaves nothing behind', () => {
  const linked = withEvidence({}, '0.0', { frameIds: toggled([], 'a') });
  expect(evidenceOf(linked, '0.0').frameIds).toEqual(['a']);
  expect(withEvidence(linked, '0.0', { frameIds: toggled(['a'], 'a') })).toEqual({});
});
