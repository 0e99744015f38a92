import { expect, test } from 'vitest';
import { coverageCount, coverageState, framesLinked, pruneCoverage, requirementsOf } from './coverage.ts';

const asked = 'Every error keeps what was typed.';
const nothing = { frameIds: [], noteIds: [], arguedAway: '' };

test('SUB-11 a requirement is evidenced by a frame or a note, argued away by a reason, and open otherwise', () => {
  expect(coverageState(undefined, asked)).toBe('open');
  expect(coverageState(nothing, asked)).toBe('open');
  expect(coverageState({ ...nothing, arguedAway: '  ' }, asked)).toBe('open');
  expect(coverageState({ ...nothing, arguedAway: 'Nothing on a screen can show this.' }, asked)).toBe('argued');
  expect(coverageState({ ...nothing, noteIds: ['n1'] }, asked)).toBe('evidenced');
  expect(coverageState({ frameIds: ['1:2'], noteIds: [], arguedAway: 'left over' }, asked)).toBe('evidenced');
});

test('SUB-11 a requirement of three frames is evidenced with all three, and one frame of it is said to be one', () => {
  const text = 'Pause: 3 frames, showing the pause, its reason and its end; serves goal 1.';
  const linked = (...frameIds: string[]) => ({ ...nothing, frameIds });
  expect(coverageState(linked('a'), text)).toBe('partly');
  expect(framesLinked(linked('a'), text)).toEqual({ linked: 1, of: 3 });
  expect(coverageState(linked('a', 'b'), text)).toBe('partly');
  expect(coverageState(linked('a', 'b', 'c'), text)).toBe('evidenced');
  expect(framesLinked(linked('a', 'b', 'c', 'd'), text)).toEqual({ linked: 3, of: 3 });
  expect(coverageState({ ...linked('a'), arguedAway: 'The end is the start again.' }, text)).toBe('argued');
  expect(framesLinked({ ...nothing, noteIds: ['n', 'm'] }, text)).toEqual({ linked: 1, of: 3 });
  expect(coverageCount({ '0.0': linked('a') }, [{ key: '0.0', text }])).toMatchObject({ evidenced: 0, partly: 1 });
});

test('SUB-11 the count goes over the requirements of the brief, not over what a draft happens to hold', () => {
  const requirements = requirementsOf([{ requirements: ['a', 'b'] }, { requirements: ['c'] }]);
  expect(requirements.map(({ key }) => key)).toEqual(['0.0', '0.1', '1.0']);
  const coverage = {
    '0.0': { ...nothing, frameIds: ['1:2'] },
    '1.0': { ...nothing, arguedAway: 'Out of scope for a weekend.' },
    '9.9': { ...nothing, frameIds: ['1:2'] },
  };
  expect(coverageCount(coverage, requirements)).toEqual({ evidenced: 1, partly: 0, argued: 1, of: 3 });
});

test('SUB-11 evidence goes with the frame it points at', () => {
  const coverage = { '0.0': { frameIds: ['a', 'b'], noteIds: ['n'], arguedAway: '' } };
  expect(pruneCoverage(coverage, new Set(['b']), new Set())).toEqual({
    '0.0': { frameIds: ['b'], noteIds: [], arguedAway: '' },
  });
});
