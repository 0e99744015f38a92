import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ShowcaseCard } from '#contract/showcase.ts';
import { industryOf } from '#domain/catalog/industries.ts';
import { styleOf } from '#domain/catalog/styles.ts';
import { links } from '#domain/navigation/links.ts';
import { quoted } from '#domain/text/quoted.ts';
import { Icon } from '#web/ui/brand/Icon.tsx';
import { Ornament } from '#web/ui/brand/Ornament.tsx';
import { classes } from '#web/ui/classes.ts';
import { StyleLetter } from '../StyleLetter.tsx';
import styles from './DesignTile.module.css';
import { usePlay } from './use-play.ts';
import { WorkShot } from './WorkShot.tsx';

export interface TileProps {
  card: ShowcaseCard;
  eager?: boolean | undefined;
  heading?: 2 | 3;
  /** In a list of one person's designs, where the page already shows the name. */
  ofOne?: boolean;
  /** A larger title and picture. */
  large?: boolean;
  /** False where the page says already that all of them are samples, or none. */
  saysSample?: boolean;
}

const STYLES_SHOWN = 3;

/** A design in a list: its picture, which plays its frames, and two lines. `likes` are controls above the card's link. */
export function DesignTile({
  card,
  eager,
  heading = 3,
  ofOne,
  large,
  saysSample = true,
  likes,
}: TileProps & { likes?: ReactNode }) {
  const { id, title, picture, frames, designer, briefTitle, openToCollaboration, viewCount } = card;
  const Heading = `h${heading}` as const;
  const count = frames.length + 1;
  const { at, isLoading, handlers } = usePlay(count);
  const by = [saysSample && card.isSample && 'Sample', !ofOne && designer.displayName].filter(Boolean).join(' · ');
  const brief = briefTitle && `For ${quoted(briefTitle)}`;
  return (
    <article className={classes(styles.tile, large && styles.large)} {...handlers}>
      <WorkShot
        cover={picture}
        frames={frames}
        at={at}
        withFrames={isLoading}
        sizes={large ? '(min-width: 1080px) 760px, 96vw' : '(min-width: 1080px) 480px, (min-width: 768px) 46vw, 92vw'}
        eager={eager}
      />
      <div className={styles.line}>
        <Heading className={styles.title}>
          <Link to={links.submission(id)} dir="auto">
            {title}
          </Link>
        </Heading>
        {count > 1 && <Ticks count={count} at={at} />}
        <span className={styles.counts}>
          {viewCount > 0 && (
            <span className={styles.views}>
              <Icon name="eye" size="s" />
              {viewCount}
              <span className="sr"> {viewCount === 1 ? 'view' : 'views'}</span>
            </span>
          )}
          {likes}
        </span>
      </div>
      <div className={styles.line}>
        <p className={styles.by} dir="auto">
          {by || brief}
        </p>
        <span className={styles.marks}>
          {openToCollaboration && (
            <span title="Open to collaboration">
              <Icon name="handshake" size="s" />
              <span className="sr">Open to collaboration</span>
            </span>
          )}
          {card.styles.slice(0, STYLES_SHOWN).map((style) => (
            <span key={style} title={styleOf(style).label}>
              <StyleLetter style={style} className={styles.letter} />
              <span className="sr">{styleOf(style).short}</span>
            </span>
          ))}
          {card.industry && (
            <span className={styles.industry} data-industry={card.industry}>
              <Ornament industry={card.industry} />
              {industryOf(card.industry).short}
            </span>
          )}
        </span>
      </div>
      {by && brief && (
        <p className={styles.brief} dir="auto">
          {brief}
        </p>
      )}
    </article>
  );
}

/** How many frames there are, and which is visible. */
function Ticks({ count, at }: { count: number; at: number }) {
  return (
    <span className={styles.ticks} aria-hidden>
      {Array.from({ length: count }, (_, n) => n).map((n) => (
        <i key={n} className={classes(n === at && styles.on)} />
      ))}
    </span>
  );
}
