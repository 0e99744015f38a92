import type { ReactNode } from 'react';
import type { StyleId } from '#domain/catalog/styles.ts';
import { pictureRefusals } from '#domain/picture/refusals.ts';
import { collaborationPreferences } from '#domain/submission/collaboration.ts';
import { SUBMISSION_TITLE_MAX } from '#domain/submission/limits.ts';
import { type DraftField, missingFromDraft, stepOfField } from '#domain/submission/ready.ts';
import { type StepId, stepNumber } from '#domain/submission/steps.ts';
import { WorkCard } from '#web/parts/WorkCard.tsx';
import { Button } from '#web/ui/control/Button.tsx';
import { Notice } from '#web/ui/feedback/Notice.tsx';
import { TextInput } from '#web/ui/field/TextInput.tsx';
import { FramePicture } from '../../parts/FramePicture.tsx';
import { useDamagedFrames } from '../../parts/use-pictures.ts';
import { annotationsText } from '../annotate/annotations.ts';
import { coverageOf } from '../describe/requirements.ts';
import type { StepProps } from '../step-props.ts';
import { findGaps } from './gaps.ts';
import styles from './PreviewStep.module.css';

type Props = StepProps & {
  designer: string;
  /** Why the submission failed; the draft stays. */
  failure: string | null;
};

/** The design as people will see it, with a link from each part back to its step. */
export function PreviewStep({ content, change, brief, go, designer, failure }: Props) {
  const chosen = content.frames.filter((frame) => frame.selected);
  const featured = chosen.find((frame) => frame.featured);
  const place = featured ? chosen.indexOf(featured) + 1 : 0;
  const coverage = brief && coverageOf(content, brief);
  const { title: titleLacks, ...elsewhere } = missingFromDraft(content);
  const [damaged] = useDamagedFrames(content.frames);
  if (damaged) elsewhere.frames ??= pictureRefusals.damagedAmongFrames(damaged.name);
  const missingFields = Object.entries(elsewhere) as [Exclude<DraftField, 'title'>, string][];
  const gaps = findGaps(content, brief);
  return (
    <>
      {failure && (
        <Notice tone="bad" alert title={failure} className={styles.failure}>
          Your draft is kept.
        </Notice>
      )}
      {missingFields.length > 0 && (
        <Notice tone="warn" title="Before you can submit" className={styles.failure}>
          <ul>
            {missingFields.map(([field, words]) => (
              <li key={field}>
                {words}. <ToStep step={stepOfField[field]} go={go} />
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {gaps.length > 0 && (
        <Notice
          title={`${missingFields.length > 0 || titleLacks ? '' : 'You can submit it like this. '}Still open:`}
          className={styles.failure}
        >
          <ul>
            {gaps.map(({ step, words }) => (
              <li key={step}>
                {words} <ToStep step={step} go={go} />
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <div className={styles.look}>
        <div>
          <WorkCard
            heading={2}
            title={content.title.trim() || 'Untitled'}
            by={designer}
            industry={brief?.industry}
            styles={brief?.styles as StyleId[] | undefined}
            openToCollaboration={content.isPublic && content.openToCollaboration}
            picture={
              featured && (
                <FramePicture
                  mediaId={featured.mediaId}
                  alt={`Cover: ${featured.name}`}
                  sizes="(min-width: 1280px) 560px, 90vw"
                  isCover
                />
              )
            }
          />
          <p className={styles.note}>
            {whereText(content.isPublic, brief !== null)}
            {featured && ` Featured frame: ${featured.name}.`}
          </p>
        </div>
        <dl className={styles.lines}>
          <Line term="Title">
            <TextInput
              label="Title of the design"
              hideLabel
              name="title"
              maxLength={SUBMISSION_TITLE_MAX}
              value={content.title}
              onChange={(event) => change({ title: event.target.value })}
              error={titleLacks}
            />
          </Line>
          <Line term="Frames" onEdit={() => go('frames')}>
            <span className={styles.minis}>
              {chosen.map((frame) => (
                <FramePicture
                  key={frame.id}
                  mediaId={frame.mediaId}
                  alt={frame.name}
                  sizes="30px"
                  className={styles.mini}
                />
              ))}
            </span>
            {chosen.length} of {content.frames.length}
            {featured && `, ${place === 1 ? 'first' : `number ${place}`} is featured`}
          </Line>
          <Line term="Annotations" onEdit={() => go('annotate')}>
            {annotationsText(
              content.annotations,
              chosen.map((frame) => frame.id),
            )}
          </Line>
          <Line term="Reflection" onEdit={() => go('reflect')}>
            {(['approach', 'challenges', 'resources'] as const)
              .filter((name) => content[name].trim())
              .map((name) => name[0]!.toUpperCase() + name.slice(1))
              .join(', ') || 'None'}
          </Line>
          <Line term="Tags" onEdit={() => go('describe')}>
            {content.tags.join(', ') || 'None'}
          </Line>
          {coverage && (
            <Line term="Brief" onEdit={() => go('describe')}>
              <b className="tnum">
                {coverage.evidenced} of {coverage.of}
              </b>{' '}
              evidenced{coverage.partly > 0 && `, ${coverage.partly} in part`}
              {coverage.argued > 0 && `, ${coverage.argued} left out with a reason`}
            </Line>
          )}
          <Line term="Visibility" onEdit={() => go('collaboration')}>
            {visibilityText(content)}
          </Line>
        </dl>
      </div>
      <p className={styles.own}>
        By submitting you say that this is your own work, or that everyone who helped is named.
      </p>
    </>
  );
}

function ToStep({ step, go }: { step: StepId; go: (step: StepId) => void }) {
  return (
    <Button variant="quiet" size="s" onClick={() => go(step)}>
      Go to step {stepNumber(step)}
    </Button>
  );
}

/** Lists show only designs with a brief (SHOW-1). */
function whereText(isPublic: boolean, hasBrief: boolean): string {
  if (!isPublic) return 'A private design: only you see it, and whoever gets its unlisted link from you.';
  return hasBrief
    ? 'The card in the showcase.'
    : 'Without a brief it is not listed in the showcase: it is found by its link.';
}

function visibilityText({
  isPublic,
  openToCollaboration,
  collaborationPreferences: preferences,
}: StepProps['content']) {
  if (!isPublic) return 'Private';
  if (!openToCollaboration) return 'Public';
  const ways = collaborationPreferences
    .filter(({ id }) => preferences.includes(id))
    .map(({ label }) => label.toLowerCase());
  return ['Public', 'open to collaboration', ...ways].join(', ');
}

function Line({ term, onEdit, children }: { term: string; onEdit?: () => void; children: ReactNode }) {
  return (
    <div className={styles.line}>
      <dt>{term}</dt>
      <dd>
        <div className="grow">{children}</div>
        {onEdit && (
          <Button variant="quiet" size="s" onClick={onEdit} aria-label={`Edit ${term}`}>
            Edit
          </Button>
        )}
      </dd>
    </div>
  );
}
