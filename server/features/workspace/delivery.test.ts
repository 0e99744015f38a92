import { expect, test } from 'vitest';
import { readDelivery } from './delivery.ts';

const push = {
  ref: 'refs/heads/main',
  compare: 'https://github.com/saltmarsh/board/compare/a...b',
  pusher: { name: 'jonas' },
  commits: [{ message: 'Add the board' }, { message: 'Hold a loaf\n\nUntil ten.' }],
};

test('WORK-9 a push is told by its branch, its number of commits and the first line of the last one', () => {
  expect(readDelivery('push', push)).toEqual({
    type: 'commit',
    content: 'jonas pushed 2 commits to main',
    metadata: { message: 'Hold a loaf', url: push.compare },
  });
  const [first] = push.commits;
  expect(readDelivery('push', { ...push, commits: [first], head_commit: { message: 'Head' } })).toMatchObject({
    content: 'jonas pushed 1 commit to main',
    metadata: { message: 'Head' },
  });
});

test.each([
  ['a tag', { ref: 'refs/tags/v1' }],
  ['a branch that was deleted', { deleted: true }],
  ['a branch without a commit', { commits: [] }],
])('WORK-9 %s is no work on the build', (_what, change) => {
  expect(readDelivery('push', { ...push, ...change })).toBeNull();
});

test('WORK-9 an address that is no web address is left out, and what is neither push nor deployment nor pull request is nothing', () => {
  expect(readDelivery('push', { ...push, compare: 'javascript:alert(1)' })?.metadata).toEqual({
    message: 'Hold a loaf',
  });
  expect(readDelivery('star', {})).toBeNull();
});
