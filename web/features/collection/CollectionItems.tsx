import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CollectionItem } from '#contract/collection.ts';
import { links } from '#domain/navigation/links.ts';
import { Cover } from '#web/parts/Cover.tsx';
import { DesignTile } from '#web/parts/work/DesignTile.tsx';
import { Picture } from '#web/ui/picture/Picture.tsx';
import styles from './CollectionItems.module.css';

interface Props {
  items: readonly CollectionItem[];
  /** What the owner can do with a thing. */
  controls?: ((item: CollectionItem, place: number) => ReactNode) | undefined;
}

/** The things of a collection in the owner's order, with their notes. */
export function CollectionItems({ items, controls }: Props) {
  return (
    <ul className={styles.items}>
      {items.map((item, place) => (
        <li key={item.id}>
          <Shown item={item} />
          {item.note && (
            <p className={styles.note} dir="auto">
              {item.note}
            </p>
          )}
          {controls?.(item, place)}
        </li>
      ))}
    </ul>
  );
}

function Shown({ item }: { item: CollectionItem }) {
  if (item.kind === 'design') return <DesignTile card={item.design} heading={2} />;
  if (item.kind === 'brief') {
    const { title, industry, styles: looks } = item.brief;
    return (
      <article className={styles.thing} data-industry={industry}>
        <div className={styles.paper}>
          <Cover seed={item.id} industry={industry} styles={looks} columns={8} rows={4} />
        </div>
        <h2 dir="auto">
          <Link to={links.brief(item.id)}>{title}</Link>
        </h2>
        <p>Community brief</p>
      </article>
    );
  }
  const { title, author, picture } = item.caseStudy;
  return (
    <article className={styles.thing}>
      <div className={styles.paper}>
        {picture && <Picture {...picture} alt="" sizes="(min-width: 1080px) 480px, 92vw" className={styles.cover} />}
      </div>
      <h2 dir="auto">
        <Link to={links.caseStudy(item.id)}>{title}</Link>
      </h2>
      <p>Case study by {author}</p>
    </article>
  );
}
