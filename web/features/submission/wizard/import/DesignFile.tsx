import { useEffect } from 'react';
import { SAMPLES_ONLY_TEXT } from '#domain/design-file/samples.ts';
import { FRAMES_MAX, LINK_MAX } from '#domain/submission/limits.ts';
import { quoted } from '#domain/text/quoted.ts';
import { count } from '#web/lib/format/count.ts';
import { QuotaCells } from '#web/parts/QuotaCells.tsx';
import { Badge } from '#web/parts/StatusBadge.tsx';
import { Button } from '#web/ui/control/Button.tsx';
import { IconButton } from '#web/ui/control/IconButton.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { TextInput } from '#web/ui/field/TextInput.tsx';
import { FramePicture } from '../../parts/FramePicture.tsx';
import { isUpload, keepFrames } from '../../parts/frames.ts';
import type { StepProps } from '../step-props.ts';
import styles from './DesignFile.module.css';
import { fileText, pagesText, retryText, withFile } from './file-preview.ts';
import { type Check, useDesignFile } from './use-design-file.ts';

const STRIP = 6;
const COPY_HINT = 'A file link starts with figma.com/file, /design or /proto. Copy it with Share, “Copy link”.';

type Props = StepProps & {
  /** Design files are samples: they need no quota, and no other file can be read. */
  hasSamples: boolean;
  /** Changes the draft, and offers to undo it if text is removed. */
  replace: (text: string, by: (content: StepProps['content']) => StepProps['content']) => void;
  /** Sets the address that shows for a picture until its sizes are encoded. */
  addPreview: (mediaId: string, url: string) => void;
  onReading: (isReading: boolean) => void;
};

/** The link to a design file. It is checked automatically, and the file's data shows below it (FILE-3). */
export function DesignFile({ content, change, hasSamples, replace, addPreview, onReading }: Props) {
  const { figmaLink, fileInfo, frames } = content;
  const { check, budget, unrendered, checkAgain } = useDesignFile({
    content,
    onRead(preview) {
      for (const { mediaId, imageUrl } of preview.frames) if (mediaId && imageUrl) addPreview(mediaId, imageUrl);
      replace('The frames of the file were replaced.', (now) => withFile(now, preview));
    },
  });
  const isReading = check.phase === 'checking' || check.phase === 'drawing';
  useEffect(() => {
    onReading(isReading);
    return () => onReading(false);
  }, [isReading, onReading]);
  const fromFile = frames.filter((frame) => !isUpload(frame));
  const isGood = check.phase === 'good' && fileInfo !== null;
  const hasText = figmaLink !== '';
  const hasUploads = fromFile.length < frames.length;
  const leftOut = isGood && hasUploads && frames.length >= FRAMES_MAX ? fileInfo.totalFrames - fromFile.length : 0;

  const clear = () =>
    replace('The Figma file was removed.', (now) => ({
      ...keepFrames(now, isUpload),
      figmaLink: '',
      fileInfo: null,
    }));

  return (
    <div className={styles.file}>
      <TextInput
        label="Figma link"
        name="figmaLink"
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        icon="link"
        placeholder="https://www.figma.com/design/…"
        maxLength={LINK_MAX}
        value={figmaLink}
        onChange={(event) => change({ figmaLink: event.target.value })}
        aria-busy={check.phase === 'checking' || check.phase === 'drawing' || undefined}
        suffixIsIcon
        suffix={hasText && <IconButton icon="x" size="s" label="Clear the link" onClick={clear} />}
        working={workingText(check)}
        good={isGood ? fileText(fileInfo, fromFile.length) : undefined}
        error={check.phase === 'bad' ? errorText(check) : undefined}
        hint="Anyone with the link → Can view"
      />
      {check.phase === 'bad' && (
        <div className={styles.way}>
          <p className="t-13 muted">{wayOut(check)}</p>
          {check.error !== SAMPLES_ONLY_TEXT && (
            <Button variant="second" size="s" icon="rotate-cw" onClick={checkAgain}>
              Check again
            </Button>
          )}
          {hasUploads && (
            <Button variant="second" size="s" icon="x" onClick={clear}>
              Go on without the link
            </Button>
          )}
        </div>
      )}
      {check.phase === 'drawing' && (
        <div className={styles.card} aria-hidden>
          <div className={styles.strip}>
            {Array.from({ length: STRIP }, (_, n) => n).map((n) => (
              <span key={n}>
                <Skeleton shape="block" />
              </span>
            ))}
          </div>
          <Skeleton width="half" />
        </div>
      )}
      {isGood && fromFile.length > 0 && (
        <div className={styles.card}>
          <div className={styles.strip}>
            {fromFile.slice(0, STRIP).map((frame) => (
              <FramePicture key={frame.id} mediaId={frame.mediaId} alt="" sizes="90px" className={styles.thumb} />
            ))}
          </div>
          <div className={styles.about}>
            <p>
              <b>{fileInfo.name}</b>
              <span className={styles.pages}>{pagesText(fromFile)}</span>
            </p>
            <span className="row gap-2">
              {fileInfo.isSample && <Badge icon="file-image">Sample</Badge>}
              <Badge icon="circle-check" tone="positive">
                {count(fromFile.length, 'frame')} loaded
              </Badge>
            </span>
          </div>
          {leftOut > 0 && (
            <p className="t-13 muted">
              A design has at most {FRAMES_MAX} frames, your pictures among them:{' '}
              {leftOut === 1 ? 'the file’s last frame is' : `the file’s last ${leftOut} frames are`} left out.
            </p>
          )}
          {unrendered.length > 0 && (
            <p className="t-13 muted">
              Figma could not export these frames, so they are left out: {unrendered.join(', ')}. You can upload
              pictures of them.
            </p>
          )}
        </div>
      )}
      {budget && !hasSamples && (
        <div className={styles.budget}>
          <QuotaCells left={budget.left} limit={budget.of}>
            {`${budget.left} of ${budget.of} Figma imports left today.`}
          </QuotaCells>
          <p className="t-13 muted">Opening the same version again does not count. The day ends at midnight UTC.</p>
        </div>
      )}
    </div>
  );
}

function workingText(check: Check): string | undefined {
  if (check.phase === 'checking') return 'Checking the link.';
  if (check.phase === 'drawing')
    return `Reading ${quoted(check.name)}. Its frames are being exported, which can take a minute.`;
  return undefined;
}

/** One line: what is wrong, and when the next attempt makes sense. */
function errorText({ error, retryAt }: Extract<Check, { phase: 'bad' }>): string {
  return retryAt ? `${error} ${retryText(retryAt, new Date())}` : error;
}

function wayOut({ error, hint }: Extract<Check, { phase: 'bad' }>): string {
  if (hint) return hint;
  return /Invalid/.test(error) ? COPY_HINT : 'Try again in a moment, or upload pictures of your frames.';
}
