import type { ReactNode } from 'react';
import type { PartialBriefContent } from '#domain/brief/content.ts';
import { type BriefSectionId, briefSections } from '#domain/brief/sections.ts';
import { Section } from '#web/ui/page/Accordion.tsx';
import { Audience } from './Audience.tsx';
import styles from './BriefSections.module.css';
import { Deliverables } from './Deliverables.tsx';
import { Direction } from './Direction.tsx';
import { Features } from './Features.tsx';
import { Overview } from './Overview.tsx';
import { SellingPoints } from './SellingPoints.tsx';

interface Props {
  content: PartialBriefContent;
  /** Replaces the plain list of deliverables, for example with the checklist of a person who works on the brief. */
  deliverables?: ReactNode;
  /** Shown under the plot twist. */
  twistAction?: ReactNode;
  onToggle?: (id: BriefSectionId, open: boolean) => void;
  /** The action of a section, shown beside its title. */
  actionOf?: (id: BriefSectionId, title: string) => ReactNode;
}

/** All sections of a brief, in order and open; the plot twist only where there is one (BRIEF-7). */
export function BriefSections({ content, deliverables, twistAction, onToggle, actionOf }: Props) {
  return sectionsOf(content).map(({ id, title }) => (
    <div key={id} className={id === 'twist' ? styles.twist : undefined}>
      <Section
        id={id}
        title={title}
        inverted={id === 'twist'}
        onToggle={(open) => onToggle?.(id, open)}
        action={actionOf?.(id, title)}
      >
        {id === 'deliverables' && deliverables ? deliverables : <SectionBody id={id} content={content} />}
        {id === 'twist' && twistAction}
      </Section>
    </div>
  ));
}

export function sectionsOf(content: PartialBriefContent) {
  return briefSections.filter((section) => section.id !== 'twist' || content.plotTwist);
}

/** The content of one section. The brief may still be incomplete, so missing fields are left out. */
export function SectionBody({ id, content }: { id: BriefSectionId; content: PartialBriefContent }) {
  switch (id) {
    case 'overview':
      return <Overview content={content} />;
    case 'usps':
      return <SellingPoints content={content} />;
    case 'audience':
      return <Audience content={content} />;
    case 'direction':
      return <Direction content={content} />;
    case 'features':
      return <Features content={content} />;
    case 'deliverables':
      return <Deliverables content={content} />;
    case 'twist':
      return <p className={styles.twistText}>{content.plotTwist}</p>;
  }
}
