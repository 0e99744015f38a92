import { expect, test } from 'vitest';
import { framesAsked, numberedParts, partsOf } from './frames.ts';

test('a requirement in today’s form says its feature, its frames and its goal', () => {
  const text = 'Pause: 2 frames at 390 × 780 px, finished, showing the question and the answer';
  expect(framesAsked(`${text}; serves goal 1.`, '')).toEqual({
    name: 'Pause',
    count: 2,
    proportion: 0.5,
    size: '390 × 780 px',
    text,
    goal: 1,
  });
});

test('the deliverable names the size of all its frames', () => {
  const text = 'Is this you? 2 frames, finished, showing the question and the answer';
  const asked = { name: 'Is this you?', count: 2, proportion: 0.8, size: '800 × 1000 px', text, goal: 3 };
  expect(framesAsked(`${text}; serves goal 3.`, 'Two frames of 800 × 1000 px.')).toEqual(asked);
  expect(framesAsked(`${text}; serves goal 3.`, 'Two frames.')).toBeNull();
});

test('frames can be of paper', () => {
  const notice = framesAsked('Notice: 1 frame at A5, upright, wireframe, showing the day; serves goal 2.', '');
  expect(notice).toMatchObject({ name: 'Notice', count: 1, size: 'A5, upright', goal: 2 });
  expect(notice!.proportion).toBeLessThan(1);
});

test('an older requirement is a plain sentence', () => {
  for (const text of ['5 screens at 390 px', 'A6 print at 203 dpi', 'Bake board, bake detail, basket'])
    expect(framesAsked(text, 'Two frames of 390 × 844 px.')).toBeNull();
});

test('a requirement is set apart in its parts', () => {
  expect(partsOf('Pause: 2 frames, showing the question; serves goal 1.')).toEqual({
    name: 'Pause:',
    text: '2 frames, showing the question',
    goal: 1,
  });
  expect(partsOf('Is this you? 1 frame, showing (1) a face: hers.')).toEqual({
    name: 'Is this you?',
    text: '1 frame, showing (1) a face: hers',
    goal: null,
  });
  expect(partsOf('Bake board, bake detail.')).toEqual({ name: null, text: 'Bake board, bake detail.', goal: null });
});

test('BRIEF-7 the numbered parts of a requirement are one line each', () => {
  expect(numberedParts('2 frames, showing (1) a map: the yard; and (2) a list, by hour')).toEqual({
    lead: '2 frames, showing',
    lines: ['a map: the yard', 'a list, by hour'],
  });
  expect(numberedParts('1 frame, showing (1) a face').lines).toEqual([]);
  expect(numberedParts('A board (in two sizes)').lead).toBe('A board (in two sizes)');
});
