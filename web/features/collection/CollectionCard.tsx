import { Link } from 'react-router';
import type { CollectionCard as Card } from '#contract/collection.ts';
import type { Picture as PictureView } from '#contract/media.ts';
import { links } from '#domain/navigation/links.ts';
import { shotOf } from '#web/parts/work/shot.ts';
import { Mat } from '#web/parts/work/WorkShot.tsx';
import { Picture } from '#web/ui/picture/Picture.tsx';
import styles from './CollectionCard.module.css';

/** A collection in a list: its first pictures, its title and who made it. */
export function CollectionCard({ card, ofOne }: { card: Card; ofOne?: boolean | undefined }) {
  const { id, title, owner, isPublic, itemCount, pictures, frames } = card;
  return (
    <article className={styles.card}>
      <div className={styles.pictures} data-count={pictures.length}>
        {pictures.map((picture, n) => (
          <CardPicture key={picture.mediaId} picture={picture} frames={n === 0 ? frames : []} />
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

const SIZES = '(min-width: 1080px) 260px, 50vw';

/** The large first picture is composed of the design's phones, where these are what it has. */
function CardPicture({ picture, frames }: { picture: PictureView; frames: readonly PictureView[] }) {
  const { onMat, mat } = shotOf(picture, frames);
  return (
    <div className={styles.picture}>
      {onMat.length > 1 ? (
        <Mat colour={mat} pictures={onMat} sizes={SIZES} />
      ) : (
        <>
          <svg color={picture.colors[0]} aria-hidden />
          <Picture {...picture} alt="" sizes={SIZES} />
        </>
      )}
    </div>
  );
}
