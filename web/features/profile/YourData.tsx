import type { Belongings } from '#contract/profile.ts';
import { count } from '#web/lib/format/count.ts';
import { sizeText } from '#web/lib/format/picture-file.ts';
import { Icon } from '#web/ui/brand/Icon.tsx';
import { Button } from '#web/ui/control/Button.tsx';
import { ProgressBar } from '#web/ui/feedback/ProgressBar.tsx';
import styles from './Profile.module.css';
import { useDownload } from './use-download.ts';

/** SIGN-13: everything that belongs to the person, in one zip. */
export function YourData({ belongings }: { belongings: Belongings }) {
  const download = useDownload();
  const { busy, start, cancel } = download;
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
              : `Now about ${sizeText(belongings.pictureBytes)}, ${count(belongings.pictures, 'picture')} included.`}
          </p>
        </div>
        {busy ? (
          <Button variant="second" icon="x" onClick={cancel}>
            Cancel download
          </Button>
        ) : (
          <Button variant="second" icon="download" onClick={() => void start()}>
            Download my data
          </Button>
        )}
      </div>
      <Progress {...download} />
    </>
  );
}

function Progress({ busy, arriving, savedBytes, failure }: ReturnType<typeof useDownload>) {
  if (busy && !arriving)
    return (
      <div className={styles.progress}>
        <ProgressBar label="Preparing your data" />
        <p className={styles.hint} role="status">
          Preparing your data
        </p>
      </div>
    );
  if (busy && arriving)
    return (
      <div className={styles.progress}>
        <ProgressBar label="Downloading your data" value={arriving.bytes} max={arriving.of || undefined} />
        <p className={styles.hint}>
          {sizeText(arriving.bytes)} of {sizeText(arriving.of)}
        </p>
      </div>
    );
  if (failure)
    return (
      <p className={styles.failed} role="alert">
        <Icon name="circle-alert" size="s" />
        {failure.message}
      </p>
    );
  return (
    savedBytes !== null && (
      <p className={styles.saved} role="status">
        <Icon name="circle-check" size="s" />
        Downloaded, {sizeText(savedBytes)}.
      </p>
    )
  );
}
