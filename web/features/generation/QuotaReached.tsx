import { Link } from 'react-router';
import { links } from '#domain/navigation/links.ts';
import { type Quota, quotaReachedText } from '#domain/quota/quota.ts';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { Notice } from '#web/ui/feedback/Notice.tsx';
import { renewalText } from './quota-texts.ts';

/** The month is used up: the sentence of the specification, the renewal date and the way to more (QUOTA-4). */
export function QuotaReached({ quota, renewsAt }: { quota: Quota; renewsAt: string }) {
  return (
    <Notice
      tone="warn"
      title={quotaReachedText(quota)}
      action={
        <ButtonLink to={links.pricing()} variant="second">
          Upgrade Plan
        </ButtonLink>
      }
    >
      {renewalText(renewsAt)}. Until then, you can start as many{' '}
      <Link to={links.communityBriefs()}>community briefs</Link> as you like.
    </Notice>
  );
}
