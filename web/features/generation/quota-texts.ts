import { type Quota, remainingBriefs, UNLIMITED } from '#domain/quota/quota.ts';
import { dayInWords } from '#domain/value/day-in-words.ts';

/** 'Renews on 1 December': months are UTC months (QUOTA-2), so the day is in UTC for everyone. */
export function renewalText(renewsAt: string): string {
  return `Renews on ${dayInWords(renewsAt)}`;
}

/** The remaining quota after this brief: '1 of 3 left'. */
export function quotaAfterText(quota: Quota): string {
  if (quota.limit === UNLIMITED) return 'Unlimited';
  const left = remainingBriefs(quota);
  return left === 0 || left === 'unlimited' ? `0 of ${quota.limit} left` : `${left - 1} of ${quota.limit} left`;
}

/** The remaining quota after a place was returned: '3 of 3 briefs left'. */
export function placesAfterReturn({ generated, limit }: Quota): string {
  return leftText({ generated: Math.max(0, generated - 1), limit });
}

/** '2 of 3 briefs left', or 'Unlimited briefs'. */
export function leftText(quota: Quota): string {
  const left = remainingBriefs(quota);
  return left === 'unlimited' ? 'Unlimited briefs' : `${left} of ${quota.limit} briefs left`;
}
