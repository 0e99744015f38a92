import type { ReactNode } from 'react';
import type { PartialBriefContent } from '#domain/brief/content.ts';
import type { BriefSectionId } from '#domain/brief/sections.ts';
import { TextSkeleton } from '#web/ui/feedback/Skeleton.tsx';
import { PartialAudience } from './PartialAudience.tsx';
import { PartialDeliverables, PartialFeatures } from './PartialDeliverables.tsx';
import { PartialDirection } from './PartialDirection.tsx';
import { PartialOverview } from './PartialOverview.tsx';
import { textOf } from './partial.ts';
import { Paragraph, Terms } from './partial-text.tsx';
import type { SectionState } from './section-states.ts';
import styles from './WritingSections.module.css';

interface Content {
  content: PartialBriefContent;
}

const bodies: Record<BriefSectionId, (props: Content) => ReactNode> = {
  overview: PartialOverview,
  usps: PartialSellingPoints,
  audience: PartialAudience,
  direction: PartialDirection,
  features: PartialFeatures,
  deliverables: PartialDeliverables,
  twist: ({ content }) => <Paragraph text={textOf(content.plotTwist)} />,
};

/**
 * The brief as far as it is written. The current section has the orange edge and the caret; the next one has a
 * placeholder.
 */
export function WritingSections({ content, sections }: Content & { sections: readonly SectionState[] }) {
  const next = sections.find((section) => section.state === 'wait');
  return (
    <div>
      {sections
        .filter((section) => section.state !== 'wait')
        .map(({ id, title, state }) => {
          const Body = bodies[id];
          return (
            <section key={id} className={state === 'now' ? `${styles.section} ${styles.now}` : styles.section}>
              <h2 id={id} tabIndex={-1} className="display d-34">
                {title}
              </h2>
              <div className={styles.body}>
                <Body content={content} />
              </div>
            </section>
          );
        })}
      {next && (
        <section className={styles.section} aria-hidden>
          <h2 className="display d-34 faint">{next.title}</h2>
          <div className={styles.body}>
            <TextSkeleton lines={3} />
          </div>
        </section>
      )}
    </div>
  );
}

function PartialSellingPoints({ content }: Content) {
  return (
    <>
      <Paragraph text={textOf(content.uspIntro)} />
      <Terms items={content.usps} />
    </>
  );
}
