import type { ReactNode } from 'react';
import type { SubmissionView } from '#contract/submission.ts';
import { figmaAddress } from '#domain/design-file/link.ts';
import { links } from '#domain/navigation/links.ts';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { CopyButton } from '#web/ui/control/CopyButton.tsx';
import { DateTime } from '#web/ui/text/DateTime.tsx';
import styles from './Byline.module.css';
import { Designer } from './Designer.tsx';

interface Props {
  design: SubmissionView;
  address: string;
  /** When the page's data was loaded, in ms. */
  now: number;
  /** The main action, which stands at the foot of the window on phones. */
  action: ReactNode;
  like: ReactNode;
}

/** Who made the design and when, with everything a reader can do with it (DET-1). */
export function Byline({ design, address, now, action, like }: Props) {
  const { fileInfo, caseStudy, isSample, isPublic, createdAt } = design;
  const figma = figmaAddress(design.figmaLink);
  return (
    <section className={styles.byline} aria-label="Designer">
      <Designer design={design}>
        {isPublic && 'Published '}
        <DateTime iso={createdAt} now={now} />
        {isSample && ', sample design'}
      </Designer>
      <div className={styles.actions}>
        <div className={styles.main}>{action}</div>
        {like}
        {/* A private design has only its unlisted link to pass on. */}
        {isPublic && <CopyButton text={address} label="Copy link" />}
        {caseStudy?.isPublished && (
          <ButtonLink to={links.caseStudy(caseStudy.link)} variant="second" icon="notebook-pen">
            Read the case study
          </ButtonLink>
        )}
        {figma && !fileInfo?.isSample && (
          <ButtonLink href={figma} variant="second" icon="external-link" rel="noopener noreferrer" target="_blank">
            Open in Figma
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
