import type { ComponentProps, ReactNode } from 'react';
import type { Generation } from '#contract/generation.ts';
import type { CompleteChoice } from '#domain/brief/choice.ts';
import type { PartialBriefContent } from '#domain/brief/content.ts';
import { defaultTitle } from '#domain/catalog/industries.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { CancelWriting } from './CancelWriting.tsx';
import { ElapsedTime } from './ElapsedTime.tsx';
import { SectionList } from './SectionList.tsx';
import { progressSentence, sectionStates } from './section-states.ts';
import { WritingHeader } from './WritingHeader.tsx';
import styles from './WritingScreen.module.css';
import { WritingSections } from './WritingSections.tsx';

/** The request is being sent. The page shows the head with a placeholder title. */
export function StartingScreen({ choice, year }: { choice: CompleteChoice; year: number }) {
  return (
    <>
      <WritingHeader
        industry={choice.industry}
        chosen={choice.styles}
        title={defaultTitle(choice.industry)}
        client={undefined}
        docket={`BF${year}····`}
        seed={null}
        state="Starting"
      />
      <Body content={{}} aside={null} />
    </>
  );
}

interface Props {
  generation: Generation;
  /** The part of the content that is shown so far. */
  content: PartialBriefContent;
  isUp: boolean;
  seed: string;
  /** Shows all content at once; `null` where nothing is held back. */
  onShowNow: (() => void) | null;
  /** All is written, and the reader is in the middle of it; `null` before. */
  onOpen: (() => void) | null;
  /** `null` where there is nothing left to cancel. */
  cancel: Omit<ComponentProps<typeof CancelWriting>, 'generationId'> | null;
}

/**
 * A brief that is being generated (BRIEF-3): finished parts can be read, missing ones have a placeholder, and it can be
 * cancelled.
 */
export function WritingScreen({ generation, content, isUp, seed, onShowNow, onOpen, cancel }: Props) {
  const { industry, title, docket, startedAt, attempt } = generation;
  const again = attempt > 1 ? `Attempt ${attempt}. ` : '';
  return (
    <>
      <WritingHeader
        industry={industry}
        chosen={generation.styles}
        title={title}
        docket={docket}
        seed={seed}
        client={content.client}
        isWritten={onOpen !== null}
        state={
          onOpen ? (
            'Written'
          ) : isUp ? (
            <>
              {again}Writing, <ElapsedTime since={startedAt} />
            </>
          ) : (
            'Connection lost. Your brief is still being written. It appears here when the connection is back'
          )
        }
      />
      <Body
        content={content}
        lost={!isUp}
        aside={
          <div className={styles.cancel}>
            {onOpen && (
              <Button block onClick={onOpen}>
                Open the brief
              </Button>
            )}
            {onShowNow && (
              <Button block onClick={onShowNow}>
                Show it now
              </Button>
            )}
            {cancel && <CancelWriting generationId={generation.id} {...cancel} />}
            <p className="t-13 muted">
              You can leave this page. When the brief is ready, you find it here and in My Projects.
            </p>
          </div>
        }
      />
    </>
  );
}

interface BodyProps {
  content: PartialBriefContent;
  aside: ReactNode;
  lost?: boolean;
}

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
        {lost ? 'Connection lost. Your brief is still being written.' : progressSentence(sections)}
      </p>
    </div>
  );
}
