const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** '28 Oct'; with the year where it is not the year of `now`. In the reader's time zone unless one is given. */
export function shortDay(iso: string, now: Date, timeZone?: string): string {
  const at = new Date(iso);
  const yearOf = (date: Date) => new Intl.DateTimeFormat('en-GB', { year: 'numeric', timeZone }).format(date);
  const year = yearOf(at) === yearOf(now) ? undefined : 'numeric';
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year, timeZone }).format(at);
}

/** 'just now', '12 minutes ago', '2 hours ago', 'yesterday', then the day. */
export function agoOrDay(iso: string, now: Date, timeZone?: string): string {
  const ago = now.getTime() - Date.parse(iso);
  const isSameDay = (date: Date) => shortDay(date.toISOString(), now, timeZone) === shortDay(iso, now, timeZone);
  if (ago < MINUTE_MS) return 'just now';
  if (ago < HOUR_MS) return count(Math.floor(ago / MINUTE_MS), 'minute');
  if (isSameDay(now)) return count(Math.floor(ago / HOUR_MS), 'hour');
  if (isSameDay(new Date(now.getTime() - DAY_MS))) return 'yesterday';
  return shortDay(iso, now, timeZone);
}

function count(n: number, unit: string): string {
  return `${n} ${unit}${n === 1 ? '' : 's'} ago`;
}
