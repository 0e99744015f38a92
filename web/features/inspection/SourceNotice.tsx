import { useState } from 'react';
import { Link } from 'react-router';
import type { InspectionView } from '#contract/inspection.ts';
import { links } from '#domain/navigation/links.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { sentenceOf, useCall } from '#web/lib/api/use-call.ts';
import { longDay } from '#web/lib/format/days.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { Notice } from '#web/ui/feedback/Notice.tsx';
import { DateTime } from '#web/ui/text/DateTime.tsx';
import styles from './Inspector.module.css';

interface Props {
  view: InspectionView;
  source: NonNullable<InspectionView['source']>;
  now: number;
}

/**
 * The inspected version, and whether the file has changed since. It lists the frames concerned, which are not replaced.
 */
export function SourceNotice({ view, source, now }: Props) {
  const { call, busy, failure, refuse } = useCall({ reload: 'done' });
  const [isOpen, setOpen] = useState(false);
  const { check, lastModified } = source;

  const ask = () =>
    call(async () => {
      const answer = await api('POST /api/workspaces/:designId/inspection/source-check', {
        params: { designId: view.designId },
      });
      if (!answer.success) refuse([answer.error, answer.hint].filter(Boolean).join('. '));
    });

  const askButton = (
    <Button variant="second" size="s" icon="rotate-cw" busy={busy} onClick={() => void ask()}>
      {busy ? 'Checking' : 'Check the file'}
    </Button>
  );
  const pinned = dayOf(lastModified);
  if (check?.isChanged)
    return (
      <>
        <Notice
          tone="warn"
          className={styles.notice}
          title={`The file changed on ${dayOf(check.lastModified)}.`}
          action={
            <>
              <Button
                variant="second"
                size="s"
                icon="git-compare"
                aria-expanded={isOpen}
                onClick={() => setOpen(!isOpen)}
              >
                Compare
              </Button>
              {!view.isDemo && askButton}
            </>
          }
        >
          You are looking at the version of {pinned} that was submitted{source.isSample && ', from a sample file'}.
          {isOpen && <Changes view={view} changes={check.changes} />}
        </Notice>
        <Trouble text={sentenceOf(failure)} />
      </>
    );
  return (
    <>
      <div className={styles.source}>
        <p className="t-13 muted">
          {source.isSample && 'Sample file '}
          {source.name}, version of {pinned}.{' '}
          {check && (
            <span role="status">
              Unchanged, checked <DateTime iso={check.checkedAt} now={now} as="ago" />.
            </span>
          )}
        </p>
        {askButton}
      </div>
      <Trouble text={sentenceOf(failure)} />
    </>
  );
}

function Changes({ view, changes }: { view: InspectionView; changes: { id: string; name: string; what: string }[] }) {
  if (changes.length === 0) return <p>None of the frames of this design changed.</p>;
  return (
    <ul className={styles.changes}>
      {changes.map(({ id, name, what }) => (
        <li key={id}>
          {view.frames.some((frame) => frame.id === id) ? (
            <Link to={links.inspect(view.designId, { frame: id })}>{name}</Link>
          ) : (
            name
          )}{' '}
          {what === 'gone' ? 'is not in the file any more' : 'looks different now'}
        </li>
      ))}
    </ul>
  );
}

function Trouble({ text }: { text: string | null }) {
  return (
    text && (
      <Notice tone="bad" alert>
        {text}
      </Notice>
    )
  );
}

/** '5 November 2026'; a time in an unknown format is shown unchanged. */
function dayOf(time: string): string {
  return Number.isNaN(Date.parse(time)) ? time : longDay(time);
}
