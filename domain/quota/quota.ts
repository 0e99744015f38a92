/** Specification, part 9: three briefs a month on the free tier; −1 means unlimited. */
export const FREE_BRIEFS_A_MONTH = 3;
export const UNLIMITED = -1;
/** QUOTA-3: at most this many cancelled generations a person and UTC day. */
export const CANCELLATIONS_A_DAY = 10;
/**
 * A brief can still be cancelled for this long after it is done, while nobody has started it: the engine may be
 * faster than any reader.
 */
export const CANCEL_AFTER_DONE_MS = 2 * 60_000;
/** BRIEF-8: how often sections of one brief may be written again, one at a time. It costs no place of the month. */
export const SECTION_REWRITES_A_BRIEF = 5;

export interface Quota {
  generated: number;
  /** −1 means unlimited. */
  limit: number;
}

/** Nobody without a profile may generate; that is what `null` stands for here and below (QUOTA-1). */
export function mayGenerate(quota: Quota | null): boolean {
  return quota !== null && (quota.limit === UNLIMITED || quota.generated < quota.limit);
}

export function remainingBriefs(quota: Quota | null): number | 'unlimited' {
  if (!quota) return 0;
  return quota.limit === UNLIMITED ? 'unlimited' : Math.max(0, quota.limit - quota.generated);
}

export function quotaReachedText(quota: Quota | null): string {
  return `You have reached your brief generation limit. You have ${remainingBriefs(quota)} briefs remaining.`;
}

/** '3 AI-generated briefs per month', as the front page says it; without a `kind` where no model writes. */
export function briefsAMonthText(limit: number, kind: 'AI-generated ' | '' = 'AI-generated '): string {
  if (limit === UNLIMITED) return `Any number of ${kind}briefs per month`;
  return `${limit} ${kind}${limit === 1 ? 'brief' : 'briefs'} per month`;
}
