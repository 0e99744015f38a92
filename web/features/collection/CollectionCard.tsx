import { Link } from 'react-router';
import type { CollectionCard as Card } from '#contract/collection.ts';
import { links } from '#domain/navigation/links.ts';
import { Picture } from '#web/ui/picture/Picture.tsx';
import styles from './CollectionCard.module.css';

/** A collection in a list: its first pictures, its title and who made it. */
export function CollectionCard({ card, ofOne }: { card: Card; ofOne?: boolean | undefined }) {
  const { id, title, owner, isPublic, itemCount, pictures } = card;
  return (
    <article className={styles.card}>
      <div className={styles.pictures} data-count={pictures.length}>
        {pictures.map((picture) => (
          <div key={picture.mediaId} className={styles.picture}>
            <svg color={picture.colors[0]} aria-hidden />
            <Picture {...picture} alt="" sizes="(min-width: 1080px) 260px, 50vw" />
          </div>
        ))}
      </div>
      <h3 className={styles.title} dir="auto">
        <Link to={links.collection(id)}>{title}</Link>
      </h3>
      <p className={styles.by}>
        {ofOne ? (isPublic ? 'Public' : 'Private') : `Chosen by ${owner.displayName}`}
        {itemCount > 0 && ` · ${itemCount === 1 ? 'One item' : `${itemCount} items`}`}
      </p>
    </article>
  );
}
