import { expect, test } from 'vitest';
import { mayAnswer, type StandingFacts, standingOf } from './request.ts';

const open: StandingFacts = {
  isMine: false,
  isOpen: true,
  isBlocked: false,
  hasAsked: false,
  claimedBy: 'nobody',
  isComplete: false,
};

test.each<[string, Partial<StandingFacts>, string]>([
  ['an open design', {}, 'open'],
  ['an own one, open or not', { isMine: true, isOpen: true }, 'mine'],
  ['one that is not open', { isOpen: false }, 'closed'],
  ['one whose designer has blocked the viewer looks like one that is not open', { isBlocked: true }, 'closed'],
  ['one that was asked for', { hasAsked: true }, 'asked'],
  ['one that was asked for and closed since', { hasAsked: true, isOpen: false }, 'asked'],
  ['one that somebody else builds', { claimedBy: 'another' }, 'claimed'],
  ['one that somebody else has built', { claimedBy: 'another', isComplete: true }, 'built'],
  ['one the viewer builds, open or not', { claimedBy: 'viewer', isOpen: false }, 'building'],
])('DET-3 %s', (_, facts, standing) => {
  expect(standingOf({ ...open, ...facts })).toBe(standing);
});

test('DET-3 the designer accepts or declines, the developer withdraws, and neither does the other’s part', () => {
  expect(mayAnswer('designer', 'accept')).toBe(true);
  expect(mayAnswer('designer', 'decline')).toBe(true);
  expect(mayAnswer('designer', 'withdraw')).toBe(false);
  expect(mayAnswer('developer', 'withdraw')).toBe(true);
  expect(mayAnswer('developer', 'accept')).toBe(false);
});
