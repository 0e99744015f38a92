import { expect, test } from 'vitest';
import type { BriefView } from '#contract/brief.ts';
import type { DraftContent } from '#contract/submission-draft.ts';
import { emptyDraft } from '#domain/submission/empty-draft.ts';
import { findGaps } from './gaps.ts';

const brief = { content: { deliverables: [{ requirements: ['One', 'Two'] }] } } as unknown as BriefView;
const frame = { id: 'f', name: 'Board', pageId: null, pageName: null, mediaId: 'm', selected: true, featured: true };
const bare: DraftContent = { ...(emptyDraft(null) as DraftContent), frames: [frame] };
const steps = (content: DraftContent, of: BriefView | null = brief) => findGaps(content, of).map(({ step }) => step);

test('SUB-1 a design of frames alone is told what people will not find, and on which step it is written', () => {
  expect(steps(bare)).toEqual(['annotate', 'reflect', 'describe']);
  expect(findGaps(bare, brief)[2]?.words).toContain('None of the brief’s 2 requirements');
  expect(steps(bare, null)).toEqual(['annotate', 'reflect']);
});

test('SUB-1 a word on any part is enough, but not one on a frame that stays behind', () => {
  const notes = { f: { pins: [], general: [{ id: 'n', text: 'Calm' }] } };
  const coverage = { '0.1': { frameIds: [], noteIds: [], arguedAway: 'Out of scope for a weekend.' } };
  expect(steps({ ...bare, annotations: notes, resources: 'Besley', coverage })).toEqual([]);
  const elsewhere = [frame, { ...frame, id: 'g', selected: false, featured: false }];
  expect(steps({ ...bare, frames: elsewhere, annotations: { g: notes.f } })).toContain('annotate');
});
