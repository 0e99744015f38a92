import { Link } from 'react-router';
import type { ShowcaseCard } from '#contract/showcase.ts';
import { links } from '#web/links.ts';
import { CoverPicture } from '#web/parts/CoverPicture.tsx';
import { WorkCard } from '#web/parts/WorkCard.tsx';
import { NO_PICTURE } from '#web/ui/picture/Picture.tsx';

/** A card for one design that answers the brief: picture, title and designer. */
export function AnswerCard({ design }: { design: ShowcaseCard }) {
  const { id, title, designer, picture, openToCollaboration } = design;
  return (
    <WorkCard
      picture={
        <CoverPicture
          {...(picture ?? NO_PICTURE)}
          alt=""
          sizes="(min-width: 1080px) 400px, (min-width: 768px) 46vw, 92vw"
        />
      }
      title={<Link to={links.submission(id)}>{title}</Link>}
      by={designer.displayName}
      openToCollaboration={openToCollaboration}
    />
  );
}
