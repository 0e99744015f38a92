import { invalidRequest } from './http/errors.ts';

/** SQL for a cursor: the position of a row in a list by time, newest first. `readTimeCursor` reads it. */
export function timeCursorSql(row: string): string {
  return `to_char(${row}.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '_' || ${row}.id`;
}

/**
 * `null` for the first page.
 * @throws invalid_request for an invalid cursor
 */
export function readTimeCursor(cursor: string | undefined): { time: string; id: string } | null {
  if (cursor === undefined) return null;
  const [, time, id] = CURSOR.exec(cursor) ?? [];
  if (!time || !id || !isMoment(time)) throw invalidRequest({ cursor: 'Begin again from the first page' });
  return { time, id };
}

const CURSOR = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Whether PostgreSQL takes this time. It refuses 31 February, which JavaScript reads as 3 March, and the year 0. */
export function isMoment(time: string): boolean {
  const date = new Date(time);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 19) === time.slice(0, 19) && time > '0001';
}
