import type { FormEvent, ReactNode } from 'react';
import type { IndustryId } from '#domain/catalog/industries.ts';
import type { StyleId } from '#domain/catalog/styles.ts';
import { Icon } from '#web/ui/brand/Icon.tsx';
import { CoverBox } from './CoverPicture.tsx';
import { IndustryTag } from './IndustryTag.tsx';
import { StyleTag } from './StyleTag.tsx';
import styles from './WorkCard.module.css';

interface Props {
  /** The designer's unchanged image: an <img> or <picture> with its alternative text. */
  picture: ReactNode;
  /** A link with the title. It covers the whole card. */
  title: ReactNode;
  by: ReactNode;
  industry?: IndustryId;
  styles?: readonly StyleId[];
  openToCollaboration?: boolean;
  heading?: 2 | 3;
}

const STYLES_ON_CARD = 3;

/** A design in a list. Nothing covers the image. */
export function WorkCard({ picture, title, by, industry, styles: all = [], openToCollaboration, heading = 3 }: Props) {
  const Heading = `h${heading}` as const;
  const chosen = all.slice(0, STYLES_ON_CARD);
  return (
    <article className={styles.work}>
      <CoverBox className={styles.shot}>{picture}</CoverBox>
      <div>
        <Heading className={styles.title}>{title}</Heading>
        <p className={styles.by}>
          {by}
          {openToCollaboration && (
            <span className={styles.open}>
              <Icon name="handshake" size="s" />
              Open to collaboration
            </span>
          )}
        </p>
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

interface LikeProps {
  count: number;
  liked: boolean;
  /** 'Like Nightlines' */
  label: string;
  /** Where the form goes in browsers without script, and the page to come back to. */
  form: { action: string; from: string };
  onToggle: () => void;
}

/** A form, so that a like also works without script. */
export function LikeButton({ count, liked, label, form, onToggle }: LikeProps) {
  function send(event: FormEvent) {
    event.preventDefault();
    onToggle();
  }
  return (
    <form method="post" action={form.action} className={styles.likeForm} onSubmit={send}>
      <input type="hidden" name="from" value={form.from} />
      <input type="hidden" name="act" value={liked ? 'unlike' : 'like'} />
      <button type="submit" className={styles.like} aria-pressed={liked} aria-label={`${label}, ${count}`}>
        <Icon name="heart" size="s" filled={liked} />
        {count > 0 && count}
      </button>
    </form>
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
