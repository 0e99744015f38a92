import { Link } from 'react-router';
import type { SubmissionCard } from '#contract/submission.ts';
import { links } from '#web/links.ts';
import { NO_PICTURE, Picture } from '#web/ui/Picture.tsx';
import { Badge } from '#web/ui/StatusBadge.tsx';
import { WorkCard } from '#web/ui/WorkCard.tsx';

/** A design in the showcase: the picture as it is, title, designer, brief, styles. */
export function DesignCard({ card, eager, heading }: { card: SubmissionCard; eager?: boolean; heading?: 2 | 3 }) {
  const { picture } = card;
  return (
    <WorkCard
      picture={
        <Picture
          {...(picture ?? NO_PICTURE)}
          alt=""
          sizes="(min-width: 1080px) 400px, (min-width: 768px) 46vw, 92vw"
          eager={eager}
        />
      }
      title={<Link to={links.submission(card.id)}>{card.title}</Link>}
      by={
        <>
          {card.designer.displayName}
          {card.briefTitle && <> · {card.briefTitle}</>}
        </>
      }
      industry={card.industry ?? undefined}
      styles={card.styles}
      openToCollaboration={card.openToCollaboration}
      counts={card.isSample ? <Badge icon="box">Sample</Badge> : undefined}
      heading={heading}
    />
  );
}
