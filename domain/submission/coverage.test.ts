import { expect, test } from 'vitest';
import { coverageCount, coverageState, pruneCoverage, requirementKeys } from './coverage.ts';

const nothing = { frameIds: [], noteIds: [], arguedAway: '' };

test('SUB-11 a requirement is evidenced by a frame or a note, argued away by a reason, and open otherwise', () => {
  expect(coverageState(undefined)).toBe('open');
  expect(coverageState(nothing)).toBe('open');
  expect(coverageState({ ...nothing, arguedAway: '  ' })).toBe('open');
  expect(coverageState({ ...nothing, arguedAway: 'Nothing on a screen can show this.' })).toBe('argued');
  expect(coverageState({ ...nothing, noteIds: ['n1'] })).toBe('evidenced');
  expect(coverageState({ frameIds: ['1:2'], noteIds: [], arguedAway: 'left over' })).toBe('evidenced');
});

test('SUB-11 the count goes over the requirements of the brief, not over what a draft happens to hold', () => {
  const keys = requirementKeys([{ requirements: ['a', 'b'] }, { requirements: ['c'] }]);
  expect(keys).toEqual(['0.0', '0.1', '1.0']);
  const coverage = {
    '0.0': { ...nothing, frameIds: ['1:2'] },
    '1.0': { ...nothing, arguedAway: 'Out of scope for a weekend.' },
    '9.9': { ...nothing, frameIds: ['1:2'] },
  };
  expect(coverageCount(coverage, keys)).toEqual({ evidenced: 1, argued: 1, of: 3 });
});

test('SUB-11 evidence goes with the frame it points at', () => {
  const coverage = { '0.0': { frameIds: ['a', 'b'], noteIds: ['n'], arguedAway: '' } };
  expect(pruneCoverage(coverage, new Set(['b']), new Set())).toEqual({
    '0.0': { frameIds: ['b'], noteIds: [], arguedAway: '' },
  });
});
