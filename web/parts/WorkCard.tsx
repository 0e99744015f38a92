import type { ReactNode } from 'react';
import type { IndustryId } from '#domain/catalog/industries.ts';
import type { StyleId } from '#domain/catalog/styles.ts';
import { Icon } from '#web/ui/brand/Icon.tsx';
import { IndustryTag } from './IndustryTag.tsx';
import { StyleTag } from './StyleTag.tsx';
import styles from './WorkCard.module.css';

type Props = {
  /** The designer's unchanged image: an <img> or <picture> with its alternative text. */
  picture: ReactNode;
  /** A link with the title. It covers the whole card. */
  title: ReactNode;
  by: ReactNode;
  industry?: IndustryId;
  styles?: readonly StyleId[];
  openToCollaboration?: boolean;
  /** The design comes from a design file, so developers get layers and tokens. */
  hasDesignFile?: boolean;
  /** Controls above the card's link: like button, views, an external link. */
  counts?: ReactNode;
  heading?: 2 | 3;
  /** The first featured design: a larger title. */
  large?: boolean;
};

const STYLES_ON_CARD = 3;

/** A design in a list. Nothing covers the image. */
export function WorkCard({
  picture,
  title,
  by,
  industry,
  styles: all = [],
  openToCollaboration,
  hasDesignFile,
  counts,
  heading = 3,
  large,
}: Props) {
  const Heading = `h${heading}` as const;
  const chosen = all.slice(0, STYLES_ON_CARD);
  return (
    <article className={large ? `${styles.work} ${styles.large}` : styles.work}>
      <div className={styles.shot}>{picture}</div>
      <div className={styles.text}>
        <div className="grow">
          <Heading className={styles.title}>{title}</Heading>
          <p className={styles.by}>
            {by}
            {openToCollaboration && (
              <span className={styles.open}>
                <Icon name="handshake" size="s" />
                Open to collab
              </span>
            )}
            {openToCollaboration && hasDesignFile && (
              <span className={styles.open}>
                <Icon name="layers" size="s" />
                With layers and tokens
              </span>
            )}
          </p>
        </div>
        {counts && <div className={styles.counts}>{counts}</div>}
      </div>
      {(industry || chosen.length > 0) && (
        <div className={styles.tags}>
          {industry && <IndustryTag industry={industry} short />}
          {chosen.map((style) => (
            <StyleTag key={style} style={style} short />
          ))}
        </div>
      )}
    </article>
  );
}

type LikeProps = {
  count: number;
  liked: boolean;
  /** 'Like Nightlines' */
  label: string;
  onToggle: () => void;
  disabled?: boolean;
};

export function LikeButton({ count, liked, label, onToggle, disabled }: LikeProps) {
  return (
    <button
      type="button"
      className={styles.like}
      aria-pressed={liked}
      aria-label={`${label}, ${count}`}
      disabled={disabled}
      onClick={onToggle}
    >
      <Icon name="heart" size="s" filled={liked} />
      {count > 0 && count}
    </button>
  );
}

export function ViewCount({ count }: { count: number }) {
  return (
    <span className={styles.count}>
      <Icon name="eye" size="s" />
      {count}
      <span className="sr"> {count === 1 ? 'view' : 'views'}</span>
    </span>
  );
}
