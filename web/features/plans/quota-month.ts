const LAST_MOMENT = 1;
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });

/**
 * The name of the month that a quota counts, from the moment it renews: 'November' for 1 December. Months are UTC
 * (QUOTA-2).
 */
export function countedMonth(renewsAt: string): string {
  return month.format(new Date(new Date(renewsAt).getTime() - LAST_MOMENT));
}

/** '1 December'. */
export function renewalDay(renewsAt: string): string {
  return day.format(new Date(renewsAt));
}
