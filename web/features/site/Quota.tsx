import type { Viewer } from '#contract/session.ts';
import { remainingBriefs } from '#domain/quota/quota.ts';
import { QuotaCells } from '#web/parts/QuotaCells.tsx';

/** What is left of the person's monthly quota. */
export function Quota({ viewer, className }: { viewer: Viewer; className?: string }) {
  const left = remainingBriefs({ generated: viewer.briefsGenerated, limit: viewer.briefsLimit });
  return <QuotaCells left={left === 'unlimited' ? 0 : left} limit={viewer.briefsLimit} className={className} />;
}
