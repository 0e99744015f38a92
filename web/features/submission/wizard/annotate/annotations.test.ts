import { expect, test } from 'vitest';
import { place } from '#web/ui/picture/place.ts';
import { type Annotations, annotationsText, movePin, notesOf, removeNote, withWords } from './annotations.ts';

const onBoard = { kind: 'pin', frameId: 'board', id: 'p', before: null, x: 20.04, y: 133 } as const;
const withPin = withWords({}, { ...onBoard, text: 'Oven time leads' });
const withNote = (annotations: Annotations, frameId: string, text: string) =>
  withWords(annotations, { kind: 'general', frameId, id: 'n', before: null, text, x: 0, y: 0 });

test('SUB-3 a pin stands in percent of its frame, inside it', () => {
  expect(notesOf(withPin, 'board').pins).toEqual([{ id: 'p', x: 20, y: 100, text: 'Oven time leads' }]);
  expect(notesOf(movePin(withPin, 'board', 'p', { x: -1, y: 34.56 }), 'board').pins[0]).toMatchObject({
    x: 0,
    y: 34.6,
  });
  expect([place(Number.POSITIVE_INFINITY), place(49.96)]).toEqual([100, 50]);
});

test('SUB-3 a note stands there as far as it is written, and without words not at all', () => {
  expect(withWords({}, { ...onBoard, text: '  ' })).toEqual({});
  expect(withNote({}, 'board', '\n')).toEqual({});
  const first = withWords({}, { ...onBoard, text: 'O' });
  expect(withWords(first, { ...onBoard, text: 'Oven time leads' })).toEqual(withPin);
  expect(withWords(first, { ...onBoard, text: '' })).toEqual({});
});

test('SUB-3 a note that is emptied while it is written anew says what it said before', () => {
  const anew = { ...onBoard, before: 'Oven time leads' };
  const changed = withWords(withPin, { ...anew, text: 'T' });
  expect(notesOf(changed, 'board').pins[0]?.text).toBe('T');
  expect(withWords(changed, { ...anew, text: ' ' })).toEqual(withPin);
});

test('SUB-3 a frame whose last note is deleted keeps nothing', () => {
  const both = withNote(withPin, 'board', 'One thumb is enough');
  expect(notesOf(removeNote(both, 'board', 'p'), 'board').general).toHaveLength(1);
  expect(removeNote(removeNote(both, 'board', 'p'), 'board', 'n')).toEqual({});
});

test('how much is annotated is said in a line, of the frames that are shown', () => {
  const basket = withWords(withPin, { ...onBoard, frameId: 'basket', id: 'q', text: 'Total' });
  const more = withNote(basket, 'basket', 'Calm');
  expect(annotationsText(more, ['board', 'basket'])).toBe('2 pins on 2 frames, 1 general note');
  expect(annotationsText(more, ['board'])).toBe('1 pin on 1 frame');
  expect(annotationsText(more, [])).toBe('None');
});
