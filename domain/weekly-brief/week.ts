import { dayInWords } from '../value/day-in-words.ts';

const DAY_MS = 86_400_000;
export const WEEK_MS = 7 * DAY_MS;

/** SHOW-10: a brief is not brief of the week again for so many weeks. */
export const WEEKS_UNTIL_AGAIN = 26;

/** The Monday (UTC) of a moment's week, as '2026-11-23'. */
export function weekOf(moment: Date): string {
  const day = (moment.getUTCDay() + 6) % 7;
  return new Date(moment.getTime() - day * DAY_MS).toISOString().slice(0, 10);
}

export function weekBefore(week: string): string {
  return weekOf(new Date(Date.parse(week) - DAY_MS));
}

export function weekAfter(week: string): string {
  return weekOf(new Date(Date.parse(week) + WEEK_MS));
}

/** Whether a text is the date of a Monday, from the year 1 on. */
export function isWeek(text: string): boolean {
  return /^(?!0000)\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && weekOf(new Date(text)) === text;
}

/** '23 to 29 November', '30 November to 6 December'. */
export function weekInWords(week: string): string {
  const [first, last] = [new Date(week), new Date(Date.parse(week) + 6 * DAY_MS)];
  const isOneMonth = first.getUTCMonth() === last.getUTCMonth();
  return `${isOneMonth ? first.getUTCDate() : dayInWords(first)} to ${dayInWords(last)}`;
}
