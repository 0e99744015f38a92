import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { SavedLine, savedWords } from './SavedLine.tsx';

test('one line says where what is typed stands', () => {
  const at = new Date(2026, 10, 4, 9, 5).toISOString();
  expect(savedWords({ state: 'saved', at })).toBe('Saved · 09:05');
  expect(savedWords({ state: 'saved', at: null })).toBe('');
  expect(savedWords({ state: 'saving' })).toBe('Saving');
  expect(savedWords({ state: 'offline' })).toBe('Offline, kept on this device');
  expect(savedWords({ state: 'waiting' })).toBe('Not saved yet, kept on this device');
  expect(savedWords({ state: 'logged_out' })).toBe('Logged out, kept on this device');
  expect(savedWords({ state: 'moved_on' })).toBe('Changed elsewhere, kept on this device');
  const refused = { state: 'refused', message: 'A picture is gone.' } as const;
  expect(savedWords(refused)).toBe('Not saved, kept on this device. A picture is gone.');
  expect(savedWords(refused, true)).toBe('Not saved, kept on this device');
});

test('a clock that the server does not know says nothing on the server', () => {
  const line = renderToString(<SavedLine saving={{ state: 'saved', at: '2026-11-04T09:05:00.000Z' }} />);
  expect(line).not.toContain('Saved');
});

test('whose session is over may log in there', () => {
  const line = renderToString(
    <MemoryRouter>
      <SavedLine saving={{ state: 'logged_out' }} />
    </MemoryRouter>,
  );
  expect(line).toContain('Log in');
});
