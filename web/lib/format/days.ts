import { dayInWords, monthInWords } from '#domain/value/day-in-words.ts';
import { count } from './count.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

const FORMATS_MAX = 24;
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Formatters are cached: creating one takes longer than rendering a card, and some 30 kB outside the heap that are
 * freed late. Without the cache, a list of twelve briefs used a megabyte for each rendering.
 */
function formatFor(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options);
  const known = formats.get(key);
  if (known) return known;
  if (formats.size >= FORMATS_MAX) formats.clear(); // readers have a handful of time zones, not hundreds
  const made = new Intl.DateTimeFormat('en-GB', options);
  formats.set(key, made);
  return made;
}

/** '28 Oct', with the year if it is not the year of `now`. Uses the reader's time zone unless one is given. */
export function shortDay(iso: string, now: Date, timeZone?: string): string {
  const at = new Date(iso);
  const yearOf = (date: Date) => formatFor({ year: 'numeric', timeZone }).format(date);
  const year = yearOf(at) === yearOf(now) ? undefined : 'numeric';
  return formatFor({ day: 'numeric', month: 'short', year, timeZone }).format(at);
}

/** '4 November 2026', in UTC, so that server and browser render the same. */
export function longDay(iso: string): string {
  return `${dayInWords(iso)} ${new Date(iso).getUTCFullYear()}`;
}

/** 'Friday 4 November 2026', in UTC. */
export function weekDay(iso: string): string {
  return `${formatFor({ weekday: 'long', timeZone: 'UTC' }).format(new Date(iso))} ${longDay(iso)}`;
}

/** 'March 2026', in UTC, because nobody needs the month to the hour. */
export function monthAndYear(iso: string): string {
  return `${monthInWords(iso)} ${new Date(iso).getUTCFullYear()}`;
}

/** 'just now', '12 minutes ago', '2 hours ago', 'yesterday', then the day. */
export function agoOrDay(iso: string, now: Date, timeZone?: string): string {
  const ago = now.getTime() - Date.parse(iso);
  const isSameDay = (date: Date) => shortDay(date.toISOString(), now, timeZone) === shortDay(iso, now, timeZone);
  if (ago < MINUTE_MS) return 'just now';
  if (ago < HOUR_MS) return `${count(Math.floor(ago / MINUTE_MS), 'minute')} ago`;
  if (isSameDay(now)) return `${count(Math.floor(ago / HOUR_MS), 'hour')} ago`;
  if (isSameDay(new Date(now.getTime() - DAY_MS))) return 'yesterday';
  return shortDay(iso, now, timeZone);
}

/** '4 Nov 2026, 10:02'. */
export function dayAndTime(iso: string, timeZone?: string): string {
  const at = new Date(iso);
  const day = formatFor({ day: 'numeric', month: 'short', year: 'numeric', timeZone }).format(at);
  return `${day}, ${timeOfDay(iso, timeZone)}`;
}

/** '10:02'. */
export function timeOfDay(iso: string, timeZone?: string): string {
  return formatFor({ hour: '2-digit', minute: '2-digit', timeZone }).format(new Date(iso));
}

/** 'Today', or 'Tuesday, 3 November'. */
export function dayOfTalk(iso: string, now: Date, timeZone?: string): string {
  if (shortDay(iso, now, timeZone) === shortDay(now.toISOString(), now, timeZone)) return 'Today';
  return formatFor({ weekday: 'long', day: 'numeric', month: 'long', timeZone }).format(new Date(iso));
}
