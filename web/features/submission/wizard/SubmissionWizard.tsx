import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { BriefView } from '#contract/brief.ts';
import type { Picture } from '#contract/media.ts';
import { links } from '#domain/navigation/links.ts';
import { type DraftField, missingFromDraft, stepOfField } from '#domain/submission/ready.ts';
import { type StepId, stepIds, stepNumber, WIZARD_STEPS } from '#domain/submission/steps.ts';
import { SavedLine } from '#web/parts/SavedLine.tsx';
import { Button } from '#web/ui/control/Button.tsx';
import { VerticalSteps } from '#web/ui/control/Stepper.tsx';
import { Notice } from '#web/ui/feedback/Notice.tsx';
import { type OpenedDraft, useSubmissionDraft } from '../draft/use-submission-draft.ts';
import { addFrames } from '../parts/frames.ts';
import { isDamaged, PicturesContext, usePictures } from '../parts/use-pictures.ts';
import { Annotate } from './annotate/Annotate.tsx';
import { CollaborationStep } from './collaboration/CollaborationStep.tsx';
import { TagsAndMetadata } from './describe/TagsAndMetadata.tsx';
import { ChooseFrames } from './frames/ChooseFrames.tsx';
import { ImportDesign } from './import/ImportDesign.tsx';
import { useUploads } from './import/use-uploads.ts';
import { PreviewStep } from './preview/PreviewStep.tsx';
import { ReflectionForm } from './reflect/ReflectionForm.tsx';
import styles from './SubmissionWizard.module.css';
import type { StepProps } from './step-props.ts';
import { type Submitted, useSubmit } from './use-submit.ts';
import { doneSteps, furthestStep, openStep, steps, whyNotOn } from './wizard-steps.ts';

interface Props {
  opening: OpenedDraft;
  brief: BriefView | null;
  designer: string;
  /** Sample files replace Figma in this installation. */
  hasSamples: boolean;
  /** The step in the address, if there is one. */
  askedStep: number | null;
  onStep: (step: number, how?: { replace: boolean }) => void;
  /** Asks which version stays if the draft was changed elsewhere. */
  conflictNotice: (held: OpenedDraft['fresh']) => ReactNode;
  onSubmitted: (submitted: Submitted) => void;
}

/** The steps of a submission (SUB-1), saved as a draft all the time (SUB-8). */
export function SubmissionWizard({
  opening,
  brief,
  designer,
  hasSamples,
  askedStep,
  onStep,
  conflictNotice,
  onSubmitted,
}: Props) {
  const draft = useSubmissionDraft(opening);
  const { content, change, storeStep, saving } = draft;
  const [isReading, setReading] = useState(false);
  const { known, local, addPicture, addPreview } = usePictures(content.frames.map((frame) => frame.mediaId));
  const damaged = content.frames.filter(({ mediaId }) => isDamaged(known.get(mediaId)));
  const seen = { damaged, isReading };
  const step = openStep(askedStep ?? draft.step, content, seen);
  const stepId = stepIds[step - 1]!;
  const uploading = useUploads({
    taken: content.frames.length,
    onUploaded(frame, picture, file) {
      addPicture(picture, file);
      change((now) => ({ ...now, frames: addFrames(now.frames, [frame]) }));
    },
  });
  const [missing, setMissing] = useState<StepProps['missing']>({});
  const heading = useRef<HTMLHeadingElement>(null);
  const goTo = useRef<DraftField | null>(null);

  const go = (to: StepId) => onStep(stepNumber(to));

  // The address decides the step. It gets the step where it names none, or one that cannot be opened; the draft stores it.
  useEffect(() => {
    if (askedStep !== step) onStep(step, { replace: true });
    storeStep(step);
  }, [askedStep, step, onStep, storeStep]);

  // The focus moves to the new step for keyboard and screen reader; at first only where the page has just begun at its content.
  const shownStep = useRef(step);
  useEffect(() => {
    if (document.activeElement?.id === 'main') heading.current?.focus();
    if (shownStep.current === step) return;
    shownStep.current = step;
    scrollTo({ top: 0 });
    const field = goTo.current && fieldNamed(goTo.current);
    goTo.current = null;
    (field || heading.current)?.focus();
  }, [step]);

  function leadTo(fields: Partial<Record<DraftField, string>>) {
    setMissing(fields);
    const [field] = Object.keys(fields) as DraftField[];
    if (!field) return;
    // A field that exists on the current step is focused here: the title is on the last step too.
    const here = fieldNamed(field);
    if (here) return here.focus();
    goTo.current = field;
    go(stepOfField[field]);
  }
  const submit = useSubmit({
    draftId: opening.draftId,
    userId: opening.userId,
    draft,
    onIncomplete: leadTo,
    onSubmitted: (id) => onSubmitted({ ...submittedOf(id, draft.now(), known), hasBrief: brief !== null }),
  });
  function pressSubmit() {
    const missingFields = missingFromDraft(content);
    if (Object.keys(missingFields).length > 0) leadTo(missingFields);
    else void submit.run();
  }

  const props: StepProps = { content, change, brief, go, missing };
  const why = whyNotOn(stepId, content, seen);
  const furthest = furthestStep(content, seen);
  return (
    <PicturesContext value={{ known, local }}>
      <div className={styles.layout}>
        <aside className={styles.side}>
          {brief ? (
            <p className={styles.against}>
              For the brief
              <br />
              <Link to={links.brief(brief.id)}>{brief.title}</Link>
            </p>
          ) : (
            <p className={styles.against}>Submitting without a brief</p>
          )}
          <VerticalSteps
            label="Steps"
            steps={stepIds.map((id) => steps[id].title)}
            current={step}
            done={doneSteps(step, missingFromDraft(content))}
            closed={stepIds.map(stepNumber).filter((n) => n > furthest)}
            onGo={onStep}
          />
        </aside>
        <section className={styles.main} aria-labelledby="step-title">
          <h1 ref={heading} tabIndex={-1} id="step-title" className="display d-44">
            {steps[stepId].heading}
          </h1>
          <p className="lede">{steps[stepId].lede}</p>
          {saving.state === 'moved_on' && <div className={styles.notice}>{conflictNotice({ step, content })}</div>}
          {saving.state === 'refused' && (
            <Notice tone="bad" alert title="This draft cannot be saved." className={styles.notice}>
              {saving.message} What you typed is kept on this device.
            </Notice>
          )}
          {stepId === 'import' && (
            <ImportDesign
              {...props}
              uploading={uploading}
              hasSamples={hasSamples}
              addPreview={addPreview}
              onReading={setReading}
            />
          )}
          {stepId === 'frames' && <ChooseFrames {...props} />}
          {stepId === 'annotate' && <Annotate {...props} draftId={opening.draftId} />}
          {stepId === 'reflect' && <ReflectionForm {...props} />}
          {stepId === 'describe' && <TagsAndMetadata {...props} />}
          {stepId === 'collaboration' && <CollaborationStep {...props} />}
          {stepId === 'preview' && <PreviewStep {...props} designer={designer} failure={submit.failure} />}
          <div className={styles.bar}>
            <Button variant="second" icon="arrow-left" disabled={step === 1} onClick={() => onStep(step - 1)}>
              Previous
            </Button>
            <span className={styles.state}>
              <span>
                Step {step} of {WIZARD_STEPS}
              </span>
              <SavedLine saving={saving} hasReason />
              {why && (
                <span id="why-not-on" className={styles.why}>
                  {why}.
                </span>
              )}
            </span>
            {step < WIZARD_STEPS ? (
              <Button
                iconEnd="arrow-right"
                disabled={why !== null}
                aria-describedby={why ? 'why-not-on' : undefined}
                onClick={() => onStep(step + 1)}
              >
                Continue
              </Button>
            ) : (
              <Button busy={submit.isSubmitting} onClick={pressSubmit}>
                {submit.isSubmitting ? 'Submitting' : 'Submit Design'}
              </Button>
            )}
          </div>
        </section>
      </div>
    </PicturesContext>
  );
}

const fieldNamed = (field: DraftField) => document.querySelector<HTMLElement>(`[name="${field}"]`);

function submittedOf(
  id: string,
  content: StepProps['content'],
  known: ReadonlyMap<string, Picture | 'lost'>,
): Omit<Submitted, 'hasBrief'> {
  const cover = content.frames.find((frame) => frame.selected && frame.featured);
  const picture = cover && known.get(cover.mediaId);
  return {
    id,
    title: content.title.trim(),
    isPublic: content.isPublic,
    cover: picture && picture !== 'lost' ? picture : null,
  };
}
