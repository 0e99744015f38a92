const DAY_MS = 86_400_000;

/** The date of a moment in UTC, as 'YYYY-MM-DD'. Deadlines are dates without a time. */
export function dateOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

export function addDays(date: string, days: number): string {
  return dateOf(new Date(Date.parse(date) + days * DAY_MS));
}

/** From the first date to the second; negative if the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** The last day of a time box whose first day is the start. */
export function dueDate(startedAt: Date, timeBoxDays: number): string {
  return addDays(dateOf(startedAt), timeBoxDays - 1);
}

/** '5 days left' or 'the last day'; afterwards how long the last day is over. */
export function daysLeft(dueOn: string, now: Date): string {
  const left = daysBetween(dateOf(now), dueOn);
  if (left < 0) return daysOver(-left);
  if (left === 0) return 'the last day';
  return `${inDays(left)} left`;
}

const inDays = (days: number): string => (days === 1 ? '1 day' : `${days} days`);
const daysOver = (days: number): string => `${inDays(days)} over`;

/** 'Day 3 of 7' while there is time; afterwards how long the last day is over. */
export function dayOfWork(startedAt: string, dueOn: string, now: Date): string {
  const started = dateOf(new Date(startedAt));
  const over = daysBetween(dueOn, dateOf(now));
  if (over > 0) return daysOver(over);
  return `Day ${daysBetween(started, dateOf(now)) + 1} of ${daysBetween(started, dueOn) + 1}`;
}
