import { monthInWords } from '#domain/value/day-in-words.ts';

const LAST_MOMENT = 1;

/**
 * The name of the month that a quota counts, from the moment it renews: 'November' for 1 December. Months are UTC
 * (QUOTA-2).
 */
export function countedMonth(renewsAt: string): string {
  return monthInWords(new Date(new Date(renewsAt).getTime() - LAST_MOMENT));
}
