import { expect, test } from 'vitest';
import { commentTrouble, isShown, rightsOn, threadsOf } from './comment.ts';

test('DET-2 everybody edits and deletes their own, the designer removes any, others report', () => {
  const guest = { isSignedIn: false, isDesigner: false };
  const reader = { isSignedIn: true, isDesigner: false };
  const designer = { isSignedIn: true, isDesigner: true };
  const [mine, others] = [
    { isMine: true, parentId: null, removed: null },
    { isMine: false, parentId: null, removed: null },
  ];
  const nothing = { canEdit: false, canDelete: false, canSettle: false, canReport: false };
  expect(rightsOn(others, guest)).toEqual(nothing);
  expect(rightsOn(mine, reader)).toEqual({ ...nothing, canEdit: true, canDelete: true, canSettle: true });
  expect(rightsOn(others, reader)).toEqual({ ...nothing, canReport: true });
  expect(rightsOn(others, designer)).toEqual({ ...nothing, canDelete: true, canSettle: true, canReport: true });
  expect(rightsOn({ ...others, parentId: 'first' }, designer).canSettle).toBe(false);
  expect(rightsOn({ ...mine, removed: 'author' }, designer)).toEqual(nothing);
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

test('DET-2 a reader sees all threads, those of a frame, or those that are not settled', () => {
  const onBoard = { pin: { frameId: 'board' }, isSettled: true };
  const free = { pin: null, isSettled: false };
  expect((['all', 'frame', 'open'] as const).map((shown) => isShown(onBoard, shown, 'board'))).toEqual([
    true,
    true,
    false,
  ]);
  expect((['all', 'frame', 'open'] as const).map((shown) => isShown(free, shown, 'board'))).toEqual([
    true,
    false,
    true,
  ]);
  expect(isShown(onBoard, 'frame', 'basket')).toBe(false);
});

test('an empty comment and one that is too long are told so', () => {
  expect(commentTrouble(' \n')).toBe('Write something first');
  expect(commentTrouble('x'.repeat(2001))).toBe('Keep it under 2001 characters');
  expect(commentTrouble(' Good. ')).toBeNull();
});
