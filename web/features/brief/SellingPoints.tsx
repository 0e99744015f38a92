import type { PartialBriefContent } from '#domain/brief/content.ts';
import styles from './BriefSections.module.css';

export function SellingPoints({ content }: { content: PartialBriefContent }) {
  return (
    <>
      <p className="prose muted">{content.uspIntro}</p>
      {content.usps && (
        <dl className={styles.rows}>
          {content.usps.map((point, n) => (
            <div key={point.title ?? n}>
              <dt>{point.title}</dt>
              <dd>{point.description}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
