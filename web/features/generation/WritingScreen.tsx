import type { ReactNode } from 'react';
import type { Generation } from '#contract/generation.ts';
import type { CompleteChoice } from '#domain/brief/choice.ts';
import type { PartialBriefContent } from '#domain/brief/content.ts';
import { defaultTitle } from '#domain/catalog/industries.ts';
import { CancelWriting } from './CancelWriting.tsx';
import { Elapsed } from './Elapsed.tsx';
import { SectionList } from './SectionList.tsx';
import { progressSentence, sectionStates } from './section-states.ts';
import { WritingHead } from './WritingHead.tsx';
import styles from './WritingScreen.module.css';
import { WritingSections } from './WritingSections.tsx';

/** The wish is on its way: the paper is laid out with the title that stands in. */
export function StartingScreen({ choice, year }: { choice: CompleteChoice; year: number }) {
  return (
    <>
      <WritingHead
        industry={choice.industry}
        chosen={choice.styles}
        title={defaultTitle(choice.industry)}
        docket={`BF${year}····`}
        seed={null}
        state="Taking your place"
      />
      <Body content={{}} aside={null} />
    </>
  );
}

type Props = {
  generation: Generation;
  isUp: boolean;
  seed: string;
  onCancelled: () => void;
  /** Whether to cancel is being asked. */
  onAsk: (isAsking: boolean) => void;
};

/** A brief while it is written (BRIEF-3): what is there can be read, what is to come has its place, and it can be cancelled. */
export function WritingScreen({ generation, isUp, seed, onCancelled, onAsk }: Props) {
  const { industry, title, docket, startedAt, attempt } = generation;
  const again = attempt > 1 ? `Attempt ${attempt}. ` : '';
  return (
    <>
      <WritingHead
        industry={industry}
        chosen={generation.styles}
        title={title}
        docket={docket}
        seed={seed}
        state={
          isUp ? (
            <>
              {again}Writing, <Elapsed since={startedAt} />. Usually under a minute
            </>
          ) : (
            'Connection lost. The brief goes on being written and shows here when the connection is back'
          )
        }
      />
      <Body
        content={generation.content as PartialBriefContent}
        lost={!isUp}
        aside={
          <div className={styles.cancel}>
            <CancelWriting generationId={generation.id} onCancelled={onCancelled} onAsk={onAsk} />
            <p className="t-13 muted">
              You can leave this page. The brief goes on and will be here, and in My Projects.
            </p>
          </div>
        }
      />
    </>
  );
}

type BodyProps = { content: PartialBriefContent; aside: ReactNode; lost?: boolean };

function Body({ content, aside, lost }: BodyProps) {
  const sections = sectionStates(content);
  return (
    <div className={`wrap ${styles.body}`}>
      <div className={styles.side}>
        <SectionList sections={sections} />
        {aside}
      </div>
      <WritingSections content={content} sections={sections} />
      <p className="sr" role="status">
        {lost ? 'Connection lost. The brief goes on being written.' : progressSentence(sections)}
      </p>
    </div>
  );
}
