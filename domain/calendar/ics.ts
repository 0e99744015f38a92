import { addDays } from '../milestone/days.ts';

/** A whole day in a calendar. */
export interface CalendarDay {
  /** Unique and unchanging, so that a calendar moves its entry when the day changes. */
  id: string;
  /** 'YYYY-MM-DD'. */
  date: string;
  title: string;
  url: string;
}

const LINE_BYTES = 75;

/** A calendar file (RFC 5545) that calendar programs subscribe to. `stamp` is the time of this answer. */
export function writeCalendar(name: string, days: readonly CalendarDay[], stamp: Date): string {
  const at = stamp.toISOString().replace(/[-:]|\.\d+/g, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Brief Foundry//Deadlines//EN',
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...days.flatMap(({ id, date, title, url }) => [
      'BEGIN:VEVENT',
      `UID:${id}`,
      `DTSTAMP:${at}`,
      `DTSTART;VALUE=DATE:${asDate(date)}`,
      `DTEND;VALUE=DATE:${asDate(addDays(date, 1))}`,
      `SUMMARY:${escapeText(title)}`,
      `URL:${url}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

const asDate = (date: string) => date.replaceAll('-', '');

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n|\r/g, '\\n');
}

/** Fits as it is: most lines do. */
const SHORT = /^[\x20-\x7e]{0,75}$/;

/** Breaks a line after at most 75 bytes, never within a character. */
function fold(line: string): string {
  if (SHORT.test(line)) return line;
  let folded = '';
  let start = 0;
  let length = 0;
  for (let at = 0; at < line.length; ) {
    const code = line.codePointAt(at)!;
    const size = bytesOf(code);
    if (length + size > LINE_BYTES) {
      folded += `${line.slice(start, at)}\r\n `;
      start = at;
      length = 1;
    }
    length += size;
    at += code < 0x10000 ? 1 : 2;
  }
  return folded + line.slice(start);
}

/** In UTF-8. Asking an encoder for each character takes a long calendar a second. */
function bytesOf(code: number): number {
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
