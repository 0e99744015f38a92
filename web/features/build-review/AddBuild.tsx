import { useEffect, useId, useRef, useState } from 'react';
import { ApiError } from '#web/lib/api/api-error.ts';
import { uploadPicture } from '#web/lib/api/upload-picture.ts';
import { sentenceOf, useCall } from '#web/lib/api/use-call.ts';
import { PICTURE_TYPES } from '#web/lib/format/picture-file.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { Notice } from '#web/ui/feedback/Notice.tsx';
import { ProgressBar } from '#web/ui/feedback/ProgressBar.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import styles from './BuildReview.module.css';

interface Props {
  frameName: string;
  /** Width of the frame's picture, in pixels. */
  widthPx: number;
  /** Button text, such as "Add a screenshot". */
  word: string;
  isPrimary?: boolean;
  onAdd: (mediaId: string, key: string) => Promise<void>;
}

/** The developer adds a screenshot of one frame, by choosing a file or by drag and drop. */
export function AddBuild({ frameName, widthPx, word, isPrimary, onAdd }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const [progress, setProgress] = useState<number | null>(null);
  const { call, failure, forget } = useCall();
  /** The media id of an uploaded screenshot that could not be added. */
  const uploaded = useRef<string | null>(null);

  const isOnPage = useRef(true);
  useEffect(() => {
    isOnPage.current = true;
    return () => {
      isOnPage.current = false;
    };
  }, []);

  /** Whoever looks at another frame meanwhile is told as well. */
  function tellElsewhere(error: unknown): never {
    if (!isOnPage.current && error instanceof ApiError)
      showToast('bad', `The screenshot of ${frameName} was not added. ${sentenceOf(error)}`);
    throw error;
  }

  async function upload(file: File) {
    uploaded.current = null;
    forget();
    setProgress(0);
    await call(({ key }) => bring(file, key).catch(tellElsewhere));
    setProgress(null);
  }

  async function bring(file: File, key: string) {
    const { mediaId } = await uploadPicture(file, { onProgress: setProgress });
    uploaded.current = mediaId;
    await add(key);
  }

  async function add(key: string) {
    if (!uploaded.current) return;
    await onAdd(uploaded.current, key);
    uploaded.current = null;
  }

  async function addAgain() {
    setProgress(1);
    await call(({ key }) => add(key).catch(tellElsewhere));
    setProgress(null);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button does the same; dropping a file is optional.
    <div
      className={styles.add}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const [file] = event.dataTransfer.files;
        if (file && progress === null) void upload(file);
      }}
    >
      <input
        ref={input}
        type="file"
        accept={PICTURE_TYPES}
        className="sr"
        tabIndex={-1}
        aria-label={`Screenshot of ${frameName}`}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) void upload(file);
        }}
      />
      <Button
        variant={isPrimary ? undefined : 'second'}
        icon="image-plus"
        busy={progress !== null}
        aria-describedby={hintId}
        onClick={() => input.current?.click()}
      >
        {progress === null ? word : 'Uploading the screenshot'}
      </Button>
      <p id={hintId} className="t-13 muted">
        A PNG of the whole of {frameName}, {widthPx} px wide like the frame, compares best. You can drop a file here.
      </p>
      {progress !== null && <ProgressBar label={`Screenshot of ${frameName}`} value={progress * 100} />}
      {failure && (
        <Notice
          tone="bad"
          alert
          action={
            uploaded.current && (
              <Button variant="second" size="s" onClick={() => void addAgain()}>
                Try again
              </Button>
            )
          }
        >
          {sentenceOf(failure)}
        </Notice>
      )}
    </div>
  );
}
