import type { Belongings } from '#contract/profile.ts';
import { sizeText } from '#web/lib/format/picture-file.ts';
import { Icon } from '#web/ui/brand/Icon.tsx';
import { Button } from '#web/ui/control/Button.tsx';
import { ProgressBar } from '#web/ui/feedback/ProgressBar.tsx';
import styles from './Profile.module.css';
import { type Download, useDownload } from './use-download.ts';

/** SIGN-13: everything that belongs to the person, in one zip. */
export function YourData({ belongings }: { belongings: Belongings }) {
  const { state, start, cancel } = useDownload();
  const isUnderWay = state.kind === 'preparing' || state.kind === 'arriving';
  return (
    <>
      <div className={styles.line}>
        <div>
          <p>
            <b>One zip:</b> your profile, briefs, milestones, submissions, case studies and messages as JSON, your
            pictures as they came.
          </p>
          <p className="t-13 muted">
            {belongings.pictures === 0
              ? 'You have not uploaded any pictures yet, so it is small.'
              : `Now about ${sizeText(belongings.pictureBytes)}, ${belongings.pictures} ${belongings.pictures === 1 ? 'picture' : 'pictures'} included.`}
          </p>
        </div>
        {isUnderWay ? (
          <Button variant="second" icon="x" onClick={cancel}>
            Cancel download
          </Button>
        ) : (
          <Button variant="second" icon="download" onClick={() => void start()}>
            Download my data
          </Button>
        )}
      </div>
      <Progress state={state} />
    </>
  );
}

function Progress({ state }: { state: Download }) {
  switch (state.kind) {
    case 'idle':
      return null;
    case 'preparing':
      return (
        <div className={styles.progress}>
          <ProgressBar label="Preparing your data" />
          <p className={styles.hint} role="status">
            Preparing your data
          </p>
        </div>
      );
    case 'arriving':
      return (
        <div className={styles.progress}>
          <ProgressBar label="Downloading your data" value={state.bytes} max={state.of || undefined} />
          <p className={styles.hint}>
            {sizeText(state.bytes)} of {sizeText(state.of)}
          </p>
        </div>
      );
    case 'done':
      return (
        <p className={styles.saved} role="status">
          <Icon name="circle-check" size="s" />
          Downloaded, {sizeText(state.bytes)}.
        </p>
      );
    case 'failed':
      return (
        <p className={styles.failed} role="alert">
          <Icon name="circle-alert" size="s" />
          {state.message}
        </p>
      );
  }
}
