import { type ChangeEvent, type DragEvent, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Frame } from '#contract/submission-draft.ts';
import { PICTURE_BYTES_MAX } from '#domain/picture/limits.ts';
import { pictureRefusals } from '#domain/picture/refusals.ts';
import { FRAMES_MAX } from '#domain/submission/limits.ts';
import { PICTURE_TYPES, sizeText } from '#web/lib/format/picture-file.ts';
import { Icon } from '#web/ui/brand/Icon.tsx';
import { classes } from '#web/ui/classes.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { IconButton } from '#web/ui/control/IconButton.tsx';
import { ProgressBar } from '#web/ui/feedback/ProgressBar.tsx';
import { FramePicture } from '../../parts/FramePicture.tsx';
import { isDamaged, PicturesContext, usePicture } from '../../parts/use-pictures.ts';
import { FrameName } from '../frames/FrameName.tsx';
import styles from './Uploads.module.css';
import type { Upload, Uploading } from './use-uploads.ts';

interface Props {
  /** Uploaded frames, in their order. */
  frames: readonly Frame[];
  uploading: Uploading;
  onRename: (frame: Frame, name: string) => void;
  onRemove: (frame: Frame) => void;
}

/** Pictures from this device: dropped, pasted or picked (FILE-7). */
export function Uploads({ frames, uploading: { uploads, tooMany, upload, retry, remove }, onRename, onRemove }: Props) {
  const { known } = use(PicturesContext);
  const damaged = frames.filter(({ mediaId }) => isDamaged(known.get(mediaId)));
  const [isOver, setIsOver] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  usePasteAndStrayDrops(upload);

  function pick(event: ChangeEvent<HTMLInputElement>) {
    upload([...(event.target.files ?? [])]);
    // Allows the person to pick the same file again after removing it.
    event.target.value = '';
  }
  function land(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    upload([...event.dataTransfer.files]);
  }

  return (
    <div className={styles.bring}>
      <section
        aria-label="Pictures from your device"
        className={classes(styles.drop, isOver && styles.over)}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={(event) => !event.currentTarget.contains(event.relatedTarget as Node | null) && setIsOver(false)}
        onDrop={land}
      >
        <span className={styles.icon}>
          <Icon name="image-plus" />
        </span>
        <p>
          <b>Drop pictures here</b>
          <br />
          <span className="t-14 muted">
            PNG, JPEG, WebP or AVIF, up to {FRAMES_MAX} frames of {PICTURE_BYTES_MAX / 1024 / 1024}&nbsp;MB. You can
            also paste.
          </span>
        </p>
        <Button variant="second" size="s" onClick={() => picker.current?.click()} className={styles.choose}>
          Choose files
        </Button>
        <input
          ref={picker}
          type="file"
          accept={PICTURE_TYPES}
          multiple
          className="sr"
          tabIndex={-1}
          aria-label="Pictures of your frames"
          onChange={pick}
        />
      </section>
      <p className="sr" role="status">
        {soFar(uploads.filter(({ state }) => state !== 'failed').length, frames.length - damaged.length)}
      </p>
      {tooMany && (
        <p className={styles.bad} role="alert">
          <Icon name="circle-alert" size="s" />
          <span>{tooMany}</span>
        </p>
      )}
      {frames.length + uploads.length > 0 && (
        <ul className={styles.list} aria-label="Uploads">
          {frames.map((frame) => (
            <UploadedFrame
              key={frame.id}
              frame={frame}
              onRename={(name) => onRename(frame, name)}
              onRemove={() => onRemove(frame)}
            />
          ))}
          {uploads.map((upload) => (
            <UploadInProgress
              key={upload.id}
              upload={upload}
              onDrop={() => remove(upload.id)}
              onRetry={upload.mayRetry ? () => retry(upload.id) : null}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

/** What a screen reader hears of the uploads. */
function soFar(underWay: number, uploaded: number): string {
  if (underWay > 0) return `Uploading ${underWay === 1 ? 'a picture' : `${underWay} pictures`}`;
  if (uploaded === 0) return '';
  return uploaded === 1 ? '1 picture is uploaded' : `${uploaded} pictures are uploaded`;
}

interface UploadedFrameProps {
  frame: Frame;
  onRename: (name: string) => void;
  onRemove: () => void;
}

function UploadedFrame({ frame, onRename, onRemove }: UploadedFrameProps) {
  const { picture } = usePicture(frame.mediaId);
  return (
    <li>
      <FramePicture mediaId={frame.mediaId} alt="" sizes="44px" className={styles.thumb} />
      <div className="grow">
        <FrameName frame={frame} onRename={onRename} />
        {isDamaged(picture) ? (
          <p className={styles.bad}>
            <Icon name="circle-alert" size="s" />
            <span>
              {picture === 'lost'
                ? 'This picture is no longer there. Remove it and upload it again.'
                : pictureRefusals.damaged}
            </span>
          </p>
        ) : (
          <p className={styles.good}>
            <Icon name="circle-check" size="s" />
            <span>Ready{picture && picture.width > 0 && `, ${picture.width} × ${picture.height}`}</span>
          </p>
        )}
      </div>
      <IconButton icon="trash-2" size="s" label={`Remove ${frame.name}`} onClick={onRemove} />
    </li>
  );
}

interface UploadInProgressProps {
  upload: Upload;
  onDrop: () => void;
  onRetry: (() => void) | null;
}

function UploadInProgress({ upload: { file, state, progress, error }, onDrop, onRetry }: UploadInProgressProps) {
  const hasFailed = state === 'failed';
  return (
    <li>
      <span className={classes(styles.thumb, styles.icon, hasFailed && styles.no)}>
        <Icon name="file-image" />
      </span>
      <div className="grow">
        <p className={styles.name}>
          <b className="clip">{file.name}</b>
          <span className="t-13 faint tnum">{hasFailed ? sizeText(file.size) : `${Math.round(progress * 100)} %`}</span>
        </p>
        {hasFailed ? (
          <p className={styles.bad} role="alert">
            <Icon name="circle-alert" size="s" />
            <span>{error}</span>
          </p>
        ) : (
          // When all bytes are sent, the server still has to answer, so the bar shows no value.
          <ProgressBar
            label={`Uploading ${file.name}`}
            value={progress < 1 ? progress * 100 : undefined}
            className={styles.progress}
          />
        )}
      </div>
      {onRetry && hasFailed && (
        <Button variant="quiet" size="s" onClick={onRetry} aria-label={`Try again with ${file.name}`}>
          Try again
        </Button>
      )}
      <IconButton
        icon={hasFailed ? 'trash-2' : 'x'}
        size="s"
        label={`${hasFailed ? 'Remove' : 'Cancel'} ${file.name}`}
        onClick={onDrop}
      />
    </li>
  );
}

/** A picture pasted anywhere on the step is uploaded. A picture dropped beside the zone does not replace the page. */
function usePasteAndStrayDrops(upload: (files: readonly File[]) => void) {
  const take = useEffectEvent(upload);
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      take(files);
    };
    const stay = (event: globalThis.DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    document.addEventListener('paste', paste);
    document.addEventListener('dragover', stay);
    document.addEventListener('drop', stay);
    return () => {
      document.removeEventListener('paste', paste);
      document.removeEventListener('dragover', stay);
      document.removeEventListener('drop', stay);
    };
  }, []);
}
