import { useRef, useState } from 'react';
import type { BriefView } from '#contract/brief.ts';
import type { SubmissionView } from '#contract/submission.ts';
import { links } from '#domain/navigation/links.ts';
import { type DraftField, stepOfField } from '#domain/submission/ready.ts';
import { type StepId, stepNumber } from '#domain/submission/steps.ts';
import { quoted } from '#domain/text/quoted.ts';
import { ConflictNotice } from '#web/parts/ConflictNotice.tsx';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { Tabs } from '#web/ui/control/Tabs.tsx';
import { Notice } from '#web/ui/feedback/Notice.tsx';
import { addFrames } from '../parts/frames.ts';
import { PicturesContext, usePictures } from '../parts/use-pictures.ts';
import { Annotate } from '../wizard/annotate/Annotate.tsx';
import { CollaborationStep } from '../wizard/collaboration/CollaborationStep.tsx';
import { TagsAndMetadata } from '../wizard/describe/TagsAndMetadata.tsx';
import { useUploads } from '../wizard/import/use-uploads.ts';
import { ReflectionForm } from '../wizard/reflect/ReflectionForm.tsx';
import type { StepProps } from '../wizard/step-props.ts';
import { steps } from '../wizard/wizard-steps.ts';
import { EditBar } from './EditBar.tsx';
import styles from './EditDesign.module.css';
import { EditFrames } from './EditFrames.tsx';
import { useEdit } from './use-edit.ts';

interface Props {
  design: SubmissionView;
  brief: BriefView | null;
  /** The tab to open, by the wizard's step that shows it. */
  step: number;
  onSaved: () => void;
}

/** The tabs of a design, by the wizard's steps that show them. */
const parts = ['frames', 'annotate', 'reflect', 'describe', 'collaboration'] as const satisfies StepId[];
type Part = (typeof parts)[number];

/** Everything that a designer may change in a submitted design, in the wizard's own forms (SUB-9). */
export function EditDesign({ design, brief, step, onSaved }: Props) {
  const [part, setPart] = useState<Part>(parts.find((one) => stepNumber(one) === step) ?? 'frames');
  const form = useRef<HTMLDivElement>(null);
  const edit = useEdit({ design, onMissing: leadTo, onSaved });
  const { content, change, missing } = edit;
  const { known, local, addPicture } = usePictures(content.frames.map((frame) => frame.mediaId));
  const uploading = useUploads({
    taken: content.frames.length,
    onUploaded(frame, picture, file) {
      addPicture(picture, file);
      change((now) => ({ ...now, frames: addFrames(now.frames, [frame]) }));
    },
  });

  function leadTo(fields: Partial<Record<DraftField, string>>) {
    const [field] = Object.keys(fields) as DraftField[];
    if (!field) return;
    go(stepOfField[field]);
    // The field exists only after its tab is rendered.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus());
  }
  function go(step: StepId) {
    const wanted = parts.find((one) => one === step);
    if (wanted) setPart(wanted);
  }

  const props: StepProps = { content, change, brief, go, missing };
  const forms: Record<Part, React.ReactNode> = {
    frames: <EditFrames {...props} uploading={uploading} />,
    annotate: <Annotate {...props} draftId={`edit-${design.id}`} />,
    reflect: <ReflectionForm {...props} />,
    describe: <TagsAndMetadata {...props} />,
    collaboration: <CollaborationStep {...props} />,
  };
  return (
    <PicturesContext value={{ known, local }}>
      <ButtonLink to={links.submission(design.id)} variant="quiet" icon="arrow-left" className={styles.back}>
        Back to the design
      </ButtonLink>
      <h1 className={`display d-44 ${styles.title}`}>Edit {quoted(design.title)}</h1>
      <p className="lede">
        {!design.isPublic && 'Private: for you, your developer, and people with the link. '}
        People see your changes once you save them. Until then they stay on this device.
      </p>
      {edit.isBehind && (
        <ConflictNotice
          className={styles.notice}
          title="This design was changed in another window."
          onLoad={edit.discard}
          onKeep={edit.keepMine}
        />
      )}
      {edit.failure && (
        <Notice tone="bad" alert title={edit.failure} className={styles.notice}>
          Nothing was changed on the page. What you typed is kept on this device.
        </Notice>
      )}
      <div ref={form}>
        <Tabs
          label="Parts of the design"
          className={styles.parts}
          value={part}
          onChange={setPart}
          tabs={parts.map((value) => ({
            value,
            label: value === 'frames' ? 'Frames' : steps[value].title,
            content: forms[value],
          }))}
        />
      </div>
      <EditBar edit={edit} isBusy={uploading.isBusy} />
    </PicturesContext>
  );
}
