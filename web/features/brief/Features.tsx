import type { PartialBriefContent } from '#domain/brief/content.ts';
import { PriorityMark } from '#web/parts/PriorityMark.tsx';
import styles from './Features.module.css';

export function Features({ content }: { content: PartialBriefContent }) {
  return (
    <>
      <p className="prose muted">{content.featuresIntro}</p>
      {content.keyFeatures && (
        <ul className={styles.features}>
          {content.keyFeatures.map((feature, n) => (
            <li key={feature.title ?? n}>
              <b>{feature.title}</b>
              <span className={styles.what}>{feature.description}</span>
              {feature.priority && (
                <span className={styles.priority}>
                  <span className="sr">Priority: </span>
                  <PriorityMark priority={feature.priority} />
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
