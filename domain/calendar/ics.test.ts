import { expect, test } from 'vitest';
import { writeCalendar } from './ics.ts';

const stamp = new Date('2026-11-26T21:30:00.000Z');
const day = { id: 'one@brief-foundry', date: '2026-12-31', url: 'https://foundry.example/brief/1' };

test('TIME-6 a deadline is a whole day of the calendar, with its title and its page', () => {
  expect(writeCalendar('Deadlines', [{ ...day, title: 'Sketches' }], stamp)).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Brief Foundry//Deadlines//EN',
      'X-WR-CALNAME:Deadlines',
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'BEGIN:VEVENT',
      'UID:one@brief-foundry',
      'DTSTAMP:20261126T213000Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:Sketches',
      'URL:https://foundry.example/brief/1',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

test('TIME-6 what people write cannot add lines to a calendar, and long lines are folded between characters', () => {
  const title = `Lists, tables; and \\ more\r\nEND:VCALENDAR ${'🍞'.repeat(40)}`;
  const lines = writeCalendar('Deadlines', [{ ...day, title }], stamp).split('\r\n');
  expect(lines.filter((line) => line === 'END:VCALENDAR')).toHaveLength(1);
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  const unfolded = lines.join('\r\n').replaceAll('\r\n ', '');
  expect(unfolded).toContain(`SUMMARY:Lists\\, tables\\; and \\\\ more\\nEND:VCALENDAR ${'🍞'.repeat(40)}\r\n`);
});
