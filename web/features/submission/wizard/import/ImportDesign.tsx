import { showToast } from '#web/ui/feedback/toasts.ts';
import { isUpload, keepFrames, rename } from '../../parts/frames.ts';
import styles from '../SubmissionWizard.module.css';
import type { StepProps } from '../step-props.ts';
import { DesignFile } from './DesignFile.tsx';
import { Samples } from './Samples.tsx';
import { Uploads } from './Uploads.tsx';
import type { Uploading } from './use-uploads.ts';

type Props = StepProps & {
  uploading: Uploading;
  /** Design files are samples in this installation. */
  hasSamples: boolean;
  addPreview: (mediaId: string, url: string) => void;
  /** Whether the link is being checked or its frames are being read. */
  onReading: (isReading: boolean) => void;
};

/** Where the frames come from, a design file or pictures; either is enough. */
export function ImportDesign(props: Props) {
  const { content, change, uploading, hasSamples } = props;

  /** Changes the draft. If notes are removed with the change, it can be undone. */
  function replace(text: string, by: (content: StepProps['content']) => StepProps['content']) {
    const before = content;
    const after = by(before);
    change(by);
    if (Object.keys(after.annotations).length === Object.keys(before.annotations).length) return;
    const { figmaLink, fileInfo, frames, annotations, coverage } = before;
    showToast('good', `${text} Its annotations were removed too.`, {
      label: 'Undo',
      run: () => change({ figmaLink, fileInfo, frames, annotations, coverage }),
    });
  }

  return (
    <>
      <div className={styles.bring}>
        <DesignFile {...props} replace={replace} />
        <Uploads
          frames={content.frames.filter(isUpload)}
          uploading={uploading}
          onRename={(frame, name) => change((now) => ({ ...now, frames: rename(now.frames, frame.id, name) }))}
          onRemove={(frame) =>
            replace(`${frame.name} was removed.`, (now) => keepFrames(now, (one) => one.id !== frame.id))
          }
        />
      </div>
      {hasSamples && <Samples onChoose={(figmaLink) => change({ figmaLink })} />}
    </>
  );
}
