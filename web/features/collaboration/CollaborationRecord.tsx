import { useState } from 'react';
import type { AgreementView } from '#contract/agreement.ts';
import type { RecordEntry, CollaborationRecord as Recorded, RecordedFinding } from '#contract/collaboration.ts';
import { REVIEWS_RECORDED, reviewWords } from '#domain/build-review/review.ts';
import { webLink } from '#domain/submission/link.ts';
import { quoted } from '#domain/text/quoted.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { BuildReviewBadge } from '#web/parts/BuildReviewBadge.tsx';
import { Message } from '#web/parts/Message.tsx';
import { Button } from '#web/ui/control/Button.tsx';
import { Picture } from '#web/ui/picture/Picture.tsx';
import { DateTime } from '#web/ui/text/DateTime.tsx';
import { LinkedText } from '#web/ui/text/LinkedText.tsx';
import styles from './CollaborationRecord.module.css';

interface Props {
  agreement: AgreementView;
  record: Recorded;
  now: number;
}

/** What two people said, built and reviewed, to be read after the end of their collaboration (WORK-14). */
export function CollaborationRecord({ agreement, record, now }: Props) {
  const { links, reviews } = record;
  const [earlier, setEarlier] = useState<RecordEntry[]>([]);
  const [cursor, setCursor] = useState(record.earlierCursor);
  const { call, busy } = useCall({ toast: true });
  const entries = [...earlier, ...record.entries];
  if (entries.length + reviews.length === 0) return null;

  const readEarlier = () =>
    call(async () => {
      const older = await api('GET /api/agreements/:id/record', {
        params: { id: agreement.id },
        query: { before: cursor! },
      });
      setEarlier((known) => [...older.entries, ...known]);
      setCursor(older.earlierCursor);
    });

  return (
    <div className={styles.record}>
      <section aria-labelledby="record-said">
        <h2 id="record-said" className="display d-26">
          What you said and did
        </h2>
        {cursor && (
          <Button variant="second" size="s" busy={busy} onClick={() => void readEarlier()}>
            Earlier entries
          </Button>
        )}
        <ol className={styles.entries}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <Entry entry={entry} agreement={agreement} now={now} />
            </li>
          ))}
        </ol>
      </section>
      {(links.demoUrl || links.repoUrl || reviews.length > 0) && (
        <section aria-labelledby="record-built">
          <h2 id="record-built" className="display d-26">
            What was built and reviewed
          </h2>
          <p className="row">
            {links.demoUrl && <Outside url={links.demoUrl}>Demo</Outside>}
            {links.repoUrl && <Outside url={links.repoUrl}>Repository</Outside>}
          </p>
          <ul className={styles.reviews}>
            {reviews.map(({ id, frameName, round, state, fidelity, findings, note, design, build, addedAt }) => (
              <li key={id}>
                <Picture {...design} alt={`Design of ${frameName}`} sizes="160px" />
                <Picture {...build} alt={`Build ${round} of ${frameName}`} sizes="160px" />
                <div>
                  <h3 className="t-16 strong">
                    {frameName}, build {round}
                  </h3>
                  <p className="t-14 muted">
                    {reviewWords[state]}
                    {fidelity !== null && `, fidelity ${fidelity} of 100`}, <DateTime iso={addedAt} now={now} />
                  </p>
                  {note && <p className="t-14">{quoted(note)}</p>}
                  {fidelity !== null && <Findings findings={findings} />}
                </div>
              </li>
            ))}
          </ul>
          {reviews.length === REVIEWS_RECORDED && (
            <p className="t-13 muted">Only the latest {REVIEWS_RECORDED} screenshots are shown.</p>
          )}
        </section>
      )}
    </div>
  );
}

function Findings({ findings }: { findings: readonly RecordedFinding[] }) {
  if (findings.length === 0) return <p className="t-14 muted">No differences found.</p>;
  return (
    <details className={`t-14 ${styles.reviewed}`}>
      <summary>{findings.length === 1 ? 'One finding' : `${findings.length} findings`}</summary>
      <ol className={styles.findings}>
        {findings.map(({ number, title, place, verdict, note }) => (
          <li key={number}>
            <b>{number}.</b> {title} <span className="muted">({place})</span>{' '}
            {verdict && <BuildReviewBadge status={verdict} />}
            {note && <p>{quoted(note)}</p>}
          </li>
        ))}
      </ol>
      <p className="t-13 muted">Sizes are in pixels of the design’s picture.</p>
    </details>
  );
}

function Entry({ entry, agreement, now }: { entry: RecordEntry; agreement: AgreementView; now: number }) {
  const { kind, by, text, note, url, at } = entry;
  const { iAm } = agreement;
  const name = by && (by === iAm ? 'You' : agreement[by].displayName);
  const when = <DateTime iso={at} now={now} as="moment" />;
  if (kind === 'message' && by)
    return (
      <Message name={name!} as={by} isMine={by === iAm} when={when}>
        <p className={styles.words}>
          <LinkedText text={text} />
        </p>
      </Message>
    );
  return (
    <p className="t-14 muted">
      {name && <b>{name} </b>}
      {text}
      {note && <>: {note}</>} {url && <Outside url={url}>Open</Outside>} ({when})
    </p>
  );
}

function Outside({ url, children }: { url: string; children: string }) {
  const link = webLink(url);
  if (!link) return null;
  return (
    <a href={link} target="_blank" rel="noopener noreferrer ugc">
      {children}
    </a>
  );
}
