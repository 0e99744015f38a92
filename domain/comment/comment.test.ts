import { expect, test } from 'vitest';
import { commentTrouble, rightsOn, threadsOf } from './comment.ts';

test('DET-2 everybody edits and deletes their own, the designer removes any, others report', () => {
  const guest = { isSignedIn: false, isDesigner: false };
  const reader = { isSignedIn: true, isDesigner: false };
  const designer = { isSignedIn: true, isDesigner: true };
  const [mine, others] = [
    { isMine: true, removed: null },
    { isMine: false, removed: null },
  ];
  expect(rightsOn(others, guest)).toEqual({ canEdit: false, canDelete: false, canReport: false });
  expect(rightsOn(mine, reader)).toEqual({ canEdit: true, canDelete: true, canReport: false });
  expect(rightsOn(others, reader)).toEqual({ canEdit: false, canDelete: false, canReport: true });
  expect(rightsOn(others, designer)).toEqual({ canEdit: false, canDelete: true, canReport: true });
  expect(rightsOn({ isMine: true, removed: 'author' }, designer)).toEqual({
    canEdit: false,
    canDelete: false,
    canReport: false,
  });
});

test('DET-2 threads come newest first, replies in their order; a reply whose thread is gone stands by itself', () => {
  const said = (id: string, minute: number, parentId: string | null = null) => ({
    id,
    parentId,
    createdAt: `2026-03-02T08:0${minute}:00.000Z`,
  });
  const threads = threadsOf([said('a', 1), said('b', 2), said('a2', 4, 'a'), said('a1', 3, 'a'), said('c', 5, 'gone')]);
  expect(threads.map(({ first, replies }) => [first.id, replies.map(({ id }) => id)])).toEqual([
    ['c', []],
    ['b', []],
    ['a', ['a1', 'a2']],
  ]);
});

test('an empty comment and one that is too long are told so', () => {
  expect(commentTrouble(' \n')).toBe('Write something first');
  expect(commentTrouble('x'.repeat(2001))).toBe('Keep it under 2001 characters');
  expect(commentTrouble(' Good. ')).toBeNull();
});
