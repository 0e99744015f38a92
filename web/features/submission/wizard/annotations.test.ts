import { expect, test } from 'vitest';
import { addNote, addPin, annotationsText, movePin, notesOf, place, removeNote, rewrite } from './annotations.ts';

const withPin = addPin({}, 'board', { id: 'p', x: 20.04, y: 133, text: 'Oven time leads' });

test('SUB-3 a pin stands in percent of its frame, inside it', () => {
  expect(notesOf(withPin, 'board').pins).toEqual([{ id: 'p', x: 20, y: 100, text: 'Oven time leads' }]);
  expect(notesOf(movePin(withPin, 'board', 'p', { x: -1, y: 34.56 }), 'board').pins[0]).toMatchObject({
    x: 0,
    y: 34.6,
  });
  expect([place(Number.POSITIVE_INFINITY), place(49.96)]).toEqual([100, 50]);
});

test('SUB-3 neither a pin nor a note without words is added, and none loses its words', () => {
  expect(addPin({}, 'board', { id: 'p', x: 1, y: 1, text: '  ' })).toEqual({});
  expect(addNote({}, 'board', { id: 'n', text: '\n' })).toEqual({});
  expect(rewrite(withPin, 'board', 'p', ' ')).toEqual(withPin);
  expect(notesOf(rewrite(withPin, 'board', 'p', 'Time first'), 'board').pins[0]?.text).toBe('Time first');
});

test('SUB-3 a frame whose last note is deleted keeps nothing', () => {
  const both = addNote(withPin, 'board', { id: 'n', text: 'One thumb is enough' });
  expect(notesOf(removeNote(both, 'board', 'p'), 'board').general).toHaveLength(1);
  expect(removeNote(removeNote(both, 'board', 'p'), 'board', 'n')).toEqual({});
});

test('how much is annotated is said in a line, of the frames that are shown', () => {
  const more = addNote(addPin(withPin, 'basket', { id: 'q', x: 1, y: 1, text: 'Total' }), 'basket', {
    id: 'n',
    text: 'Calm',
  });
  expect(annotationsText(more, ['board', 'basket'])).toBe('2 pins on 2 frames, 1 general note');
  expect(annotationsText(more, ['board'])).toBe('1 pin on 1 frame');
  expect(annotationsText(more, [])).toBe('None');
});
