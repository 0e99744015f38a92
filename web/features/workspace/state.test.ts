import { expect, test } from 'vitest';
import type { WorkspaceComment } from '#contract/workspace.ts';
import { demoWorkspace } from '#domain/workspace/demo.ts';
import { withComments, withEvent } from './state.ts';

const view = {
  ...demoWorkspace,
  id: 'w',
  review: { framesBuilt: 0, openFrames: [], framesToReview: 0, foremost: null },
};
const comment = (id: string, createdAt: string): WorkspaceComment => ({
  id,
  author: { handle: 'ines', displayName: 'Ines' },
  role: 'designer',
  text: id,
  createdAt,
});
const event = (kind: string, data: object, workspaceId = 'w') => ({ kind, workspaceId, data: { ...data } });

test('WORK-8 a message that comes as an answer and as an event stands there once, in its place', () => {
  const [early, late] = [comment('a', '2026-11-03T18:31:00.000Z'), comment('b', '2026-11-20T18:31:00.000Z')];
  const once = withComments(view, [late]);
  const twice = withEvent(once, event('comment', late));
  expect(twice).toBe(once);
  const all = withEvent(twice, event('comment', early));
  expect(all.comments.map(({ id }) => id).indexOf('a')).toBeLessThan(all.comments.map(({ id }) => id).indexOf('b'));
  expect(all.commentCount).toBe(view.commentCount + 2);
});

test('WORK-8 events of another workspace and of kinds that the page does not know change nothing', () => {
  expect(withEvent(view, event('comment', comment('x', '2026-11-20T18:31:00.000Z'), 'other'))).toBe(view);
  expect(withEvent(view, event('weather', {}))).toBe(view);
});

test('WORK-3 WORK-4 status and links are taken over from the other one', () => {
  const stages = { ...view.stages, complete: '2026-11-20T18:31:00.000Z' };
  expect(withEvent(view, event('status', { status: 'complete', stages }))).toMatchObject({
    status: 'complete',
    stages,
  });
  const links = { demoUrl: 'https://a.example/', repoUrl: null };
  expect(withEvent(view, event('links', links)).links).toEqual(links);
});

test('WORK-3 an event of an earlier move that comes late does not take a later stage back', () => {
  const complete = withEvent(view, event('status', { status: 'complete', stages: view.stages }));
  expect(withEvent(complete, event('status', { status: 'building', stages: view.stages }))).toBe(complete);
});

test('WORK-12 the claim on what is complete does not lapse any more', () => {
  const lapsing = { ...view, lapsesAt: '2026-12-07T10:00:00Z' };
  const at = (status: string) => withEvent(lapsing, event('status', { status, stages: view.stages })).lapsesAt;
  expect([at('building'), at('complete')]).toEqual([lapsing.lapsesAt, null]);
});
