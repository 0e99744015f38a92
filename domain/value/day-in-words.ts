// Names instead of `Intl`: a page's first formatter takes longer than all scripts of the page.
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** '2 December', in UTC. */
export function dayInWords(date: string | Date): string {
  return `${new Date(date).getUTCDate()} ${monthInWords(date)}`;
}

/** 'December', in UTC. */
export function monthInWords(date: string | Date): string {
  return MONTHS[new Date(date).getUTCMonth()]!;
}
