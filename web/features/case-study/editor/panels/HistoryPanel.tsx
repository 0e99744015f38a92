import { useEffect, useEffectEvent, useState } from 'react';
import type { CaseStudyVersion } from '#contract/case-study.ts';
import { differences } from '#domain/case-study/differences.ts';
import type { CaseStudy } from '#domain/case-study/document.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { IconButton } from '#web/ui/control/IconButton.tsx';
import { useDocument } from '../document/use-store.ts';
import { Differences } from '../saving/Differences.tsx';
import styles from './HistoryPanel.module.css';

interface Props {
  /** Null until the page is saved on the server. */
  id: string | null;
  saved: string;
  /** Shows a version instead of the draft; null shows the draft again. */
  onView: (document: CaseStudy | null) => void;
  onRestore: (document: CaseStudy) => void;
  onClose: () => void;
}

const when = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

/** Older versions, to view or to restore. */
export function HistoryPanel({ id, saved, onView, onRestore, onClose }: Props) {
  const [versions, setVersions] = useState<CaseStudyVersion[] | null>(id ? null : []);
  const [viewed, setViewed] = useState<{ id: string; document: CaseStudy } | null>(null);
  const reading = useCall();
  const looking = useCall({ toast: true });
  const now = useDocument();
  const changes = viewed ? differences(now, viewed.document) : [];

  const readVersions = useEffectEvent((of: string) =>
    reading.call(async () =>
      setVersions((await api('GET /api/case-studies/:id/versions', { params: { id: of } })).items),
    ),
  );
  useEffect(() => {
    if (id) void readVersions(id);
  }, [id]);

  async function view(version: CaseStudyVersion | null) {
    if (!version) {
      setViewed(null);
      return onView(null);
    }
    await looking.call(async () => {
      const { document } = await api('GET /api/case-studies/:id/versions/:versionId', {
        params: { id: id!, versionId: version.id },
      });
      setViewed({ id: version.id, document: document as CaseStudy });
      onView(document as CaseStudy);
    });
  }

  return (
    <aside className={styles.history} aria-label="Version history">
      <div className={styles.head}>
        <h2 className="t-16">Version history</h2>
        <IconButton icon="x" label="Close history" size="s" onClick={onClose} />
      </div>
      <ol className={styles.versions}>
        <li>
          <button type="button" aria-pressed={viewed === null} onClick={() => void view(null)}>
            <b>Now</b>
            <span>{saved}</span>
          </button>
        </li>
        {versions?.map((version) => (
          <li key={version.id} data-kind={version.kind}>
            <button type="button" aria-pressed={viewed?.id === version.id} onClick={() => void view(version)}>
              <b>{version.kind === 'published' ? 'Published' : when.format(new Date(version.createdAt))}</b>
              <span>
                {version.kind === 'published'
                  ? `${when.format(new Date(version.createdAt))}, ${version.label.toLowerCase()}`
                  : version.label}
              </span>
            </button>
          </li>
        ))}
      </ol>
      {reading.failure && (
        <p className={styles.note} role="alert">
          {reading.failure.message}
        </p>
      )}
      {versions?.length === 0 && <p className={styles.note}>Older versions appear here as you work.</p>}
      <div className={styles.foot}>
        {viewed && changes.length > 0 ? (
          <details className={styles.restoring}>
            <summary>
              Restoring it changes {changes.length === 1 ? 'one place' : `${changes.length} places`} of the page
            </summary>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and contains nothing focusable. */}
            <section className={styles.restoringList} tabIndex={0} aria-label="What restoring changes">
              <Differences all={changes} names={['Now', 'Restored']} />
            </section>
          </details>
        ) : (
          <p className="t-13 muted">
            {viewed
              ? 'It is the same as the page now.'
              : 'Looking at an older version changes nothing until you restore it.'}
          </p>
        )}
        {viewed && (
          <Button
            variant="second"
            size="s"
            disabled={changes.length === 0}
            onClick={() => {
              onRestore(viewed.document);
              setViewed(null);
            }}
          >
            Restore this version
          </Button>
        )}
      </div>
    </aside>
  );
}
