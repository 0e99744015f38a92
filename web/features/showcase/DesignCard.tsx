import { Link } from 'react-router';
import type { ShowcaseCard } from '#contract/showcase.ts';
import { figmaAddress } from '#domain/design-file/link.ts';
import { links } from '#web/links.ts';
import { CoverPicture } from '#web/parts/CoverPicture.tsx';
import { Badge } from '#web/parts/StatusBadge.tsx';
import { ViewCount, WorkCard } from '#web/parts/WorkCard.tsx';
import { NO_PICTURE } from '#web/ui/picture/Picture.tsx';
import { LikeDesign } from './LikeDesign.tsx';

type Props = {
  card: ShowcaseCard;
  eager?: boolean;
  heading?: 2 | 3;
  /** In a list of one person's designs, where the page already shows the name. */
  ofOne?: boolean;
  /** The first of the featured designs. */
  large?: boolean;
};

/** A design in the showcase: uncropped picture, title, designer, brief, styles, likes and views (SHOW-4). */
export function DesignCard({ card, eager, heading, ofOne, large }: Props) {
  const { picture } = card;
  return (
    <WorkCard
      picture={
        <CoverPicture
          {...(picture ?? NO_PICTURE)}
          alt=""
          sizes={large ? '(min-width: 1080px) 906px, 96vw' : '(min-width: 1080px) 400px, (min-width: 768px) 46vw, 92vw'}
          eager={eager}
        />
      }
      title={<Link to={links.submission(card.id)}>{card.title}</Link>}
      by={
        <>
          {!ofOne && card.designer.displayName}
          {card.briefTitle && (ofOne ? <>For “{card.briefTitle}”</> : <> · {card.briefTitle}</>)}
          {card.isSample && <Badge icon="box">Sample</Badge>}
        </>
      }
      industry={card.industry ?? undefined}
      styles={card.styles}
      openToCollaboration={card.openToCollaboration}
      hasDesignFile={figmaAddress(card.figmaLink) !== null}
      counts={
        <>
          <ViewCount count={card.viewCount} />
          <LikeDesign design={card} />
        </>
      }
      heading={heading}
      large={large}
    />
  );
}
