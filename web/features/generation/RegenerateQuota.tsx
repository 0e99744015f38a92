import type { Viewer } from '#contract/session.ts';
import { mayGenerate, remainingBriefs } from '#domain/quota/quota.ts';
import { QuotaCells } from '#web/parts/QuotaCells.tsx';
import { QuotaReached } from './QuotaReached.tsx';
import { renewalText } from './quota-texts.ts';

/** What it costs to generate a brief again: it counts like a new one (QUOTA-4). */
export function RegenerateQuota({ viewer }: { viewer: Viewer }) {
  const quota = { generated: viewer.briefsGenerated, limit: viewer.briefsLimit };
  if (!mayGenerate(quota)) return <QuotaReached quota={quota} renewsAt={viewer.quotaRenewsAt} />;
  const left = remainingBriefs(quota);
  return (
    <div>
      <p className="strong">It counts like a new brief.</p>
      <p className="row">
        <QuotaCells left={left === 'unlimited' ? -1 : left} limit={viewer.briefsLimit} />
        {left !== 'unlimited' && <span className="t-13 faint">{renewalText(viewer.quotaRenewsAt)}</span>}
      </p>
    </div>
  );
}
