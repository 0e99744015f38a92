import { expect, test } from 'vitest';
import { initialsOf } from './Avatar.tsx';

test.each([
  ['Ines Marau', 'IM'],
  ['Sana', 'S'],
  ['Ana Maria Ilić', 'A'],
  ['Aino Virta', 'AV'],
  ['  ', '?'],
])('“%s” has the initials %s, and nobody is an AI by their name', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
