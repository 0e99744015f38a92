import type { PartialBriefContent } from '#domain/brief/content.ts';
import { listOf, textOf } from './partial.ts';
import { Lines, Paragraph, Terms } from './partial-text.tsx';
import styles from './WritingSections.module.css';

export function PartialFeatures({ content }: { content: PartialBriefContent }) {
  return (
    <>
      <Paragraph text={textOf(content.featuresIntro)} />
      <Terms items={content.keyFeatures} />
    </>
  );
}

export function PartialDeliverables({ content }: { content: PartialBriefContent }) {
  return (
    <>
      <Paragraph text={textOf(content.deliverablesIntro)} />
      {listOf(content.deliverables)
        .filter(({ title }) => textOf(title))
        .map(({ title, description, requirements }, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: deliverables are only added at the end, and the last one is incomplete.
          <div key={n} className={styles.persona}>
            <Lines title={textOf(title)} items={[textOf(description), ...(requirements ?? [])]} />
          </div>
        ))}
    </>
  );
}
