import { useState } from 'react';
import { Link } from 'react-router';
import type { WorkspaceView } from '#contract/workspace.ts';
import { links as to } from '#domain/navigation/links.ts';
import { NO_REPOSITORY_LINK, NO_WEB_LINK, repositoryLink, webLink } from '#domain/submission/link.ts';
import { buildStatuses, buildStatusWords, isComplete, nextStatus } from '#domain/workspace/build-status.ts';
import { StatusBadge } from '#web/parts/StatusBadge.tsx';
import { Button } from '#web/ui/control/Button.tsx';
import { DateTime } from '#web/ui/text/DateTime.tsx';
import { LapseDate } from './LapseDate.tsx';
import { LinkField } from './LinkField.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { RepositoryHook } from './RepositoryHook.tsx';
import { ShareDialog } from './ShareDialog.tsx';
import styles from './Workspace.module.css';
import type { WorkspaceHandlers } from './Workspace.tsx';

/** The stages with the one possible next step, the two links, and sharing progress (WORK-3, WORK-4, WORK-5). */
export function BuildBar({ view, handlers, now }: { view: WorkspaceView; handlers: WorkspaceHandlers; now: number }) {
  const { status, stages, links } = view;
  const [openDialog, setOpenDialog] = useState<'move' | 'share' | null>(null);
  const next = nextStatus(status);
  const at = buildStatuses.indexOf(status);
  return (
    <section className={styles.bar} aria-label="Build status">
      <ol className={styles.track}>
        {buildStatuses.map((stage, n) => {
          const since = stages[stage];
          return (
            <li key={stage} aria-current={n === at ? 'step' : undefined}>
              <StatusBadge status={stage} stage={n < at ? 'past' : n > at ? 'ahead' : undefined} />
              {since && (
                <p className={styles.since}>
                  {n === at && 'since '}
                  <DateTime iso={since} now={now} />
                </p>
              )}
            </li>
          );
        })}
      </ol>
      <div className={styles.actions}>
        <Button variant="second" onClick={() => setOpenDialog('share')}>
          Share Progress
        </Button>
        {next && <Button onClick={() => setOpenDialog('move')}>Move to {buildStatusWords[next]}</Button>}
      </div>
      <div className={styles.links}>
        <LinkField
          name={`demo-${view.designId}`}
          icon="globe"
          label="Demo URL"
          placeholder="Add demo URL"
          open="Open demo"
          value={links.demoUrl}
          linkOf={webLink}
          refusal={NO_WEB_LINK}
          onSave={(demoUrl) => handlers.putLinks({ demoUrl })}
        />
        <LinkField
          name={`repository-${view.designId}`}
          icon="git-branch"
          label="GitHub repository"
          placeholder="Add GitHub repository"
          open="Open repository"
          value={links.repoUrl}
          linkOf={repositoryLink}
          refusal={NO_REPOSITORY_LINK}
          onSave={(repoUrl) => handlers.putLinks({ repoUrl })}
        />
      </div>
      {!view.isDemo && (
        <div className={styles.foot}>
          {view.iAm === 'developer' && <RepositoryHook designId={view.designId} />}
          <p className="t-13 muted">
            <LapseDate view={view} now={now} />
            {isComplete(status) && (
              <>
                <Link to={to.person(view.developer.handle, { tab: 'builds' })}>The public result</Link> ·{' '}
              </>
            )}
            <Link to={to.agreement(view.id)}>Your agreement</Link> · <Link to={to.collaborations()}>My Projects</Link>
          </p>
        </div>
      )}
      {next && (
        <MoveDialog
          open={openDialog === 'move'}
          from={status}
          to={next}
          openFrames={next === 'complete' ? view.review.openFrames : []}
          frameCount={view.frames.length}
          framesToReview={view.review.framesToReview}
          developer={view.developer.displayName}
          scope={view.scope}
          iAm={view.iAm}
          onClose={() => setOpenDialog(null)}
          onMove={(reason) => handlers.move(status, next, reason)}
        />
      )}
      <ShareDialog
        open={openDialog === 'share'}
        name={`progress-${view.designId}`}
        onClose={() => setOpenDialog(null)}
        onShare={handlers.shareProgress}
      />
    </section>
  );
}
