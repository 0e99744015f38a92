import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { WorkspaceView } from '#contract/workspace.ts';
import type { BuildStatus } from '#domain/workspace/build-status.ts';
import { classes } from '#web/ui/classes.ts';
import { BriefCard } from './BriefCard.tsx';
import { BuildBar } from './BuildBar.tsx';
import { useOutbox } from './outbox.ts';
import { Panel } from './Panel.tsx';
import { Reference } from './Reference.tsx';
import { ReflectionCard } from './ReflectionCard.tsx';
import { ReviewCard } from './ReviewCard.tsx';
import { withActivity, withComments } from './state.ts';
import styles from './Workspace.module.css';
import { WorkspaceHeader } from './WorkspaceHeader.tsx';
import type { WorkspaceActions } from './workspace-actions.ts';

interface Props {
  view: WorkspaceView;
  /** The theme button for this page's own header. */
  themeButton: ReactNode;
  onChange: (change: (view: WorkspaceView) => WorkspaceView) => void;
  actions: WorkspaceActions;
  now: number;
}

/** The page of two people: the design at the left, conversation and activity at the right. */
export function Workspace({ view, themeButton, onChange, actions, now }: Props) {
  const [showsPanel, setShowsPanel] = useState(true);
  const panel = useRef<HTMLElement>(null);

  /** Below the design, where the panel is as far down as the page is long, the button leads to it. */
  function onPanel() {
    if (!matchMedia('(width < 67.5em)').matches) return setShowsPanel(!showsPanel);
    flushSync(() => setShowsPanel(true));
    panel.current!.scrollIntoView();
    panel.current!.focus({ preventScroll: true });
  }

  const handlers = {
    async move(from: BuildStatus, to: BuildStatus, reason: string) {
      const progress = await actions.move(from, to, reason);
      onChange((known) => ({ ...known, ...progress }));
    },
    async putLinks(change: { demoUrl?: string; repoUrl?: string }) {
      const links = await actions.putLinks(change);
      onChange((known) => ({ ...known, links }));
    },
    async shareProgress(message: string, key: string) {
      const item = await actions.shareProgress(message, key);
      onChange((known) => withActivity(known, [item]));
    },
    async sendMessage(text: string, key: string) {
      const comment = await actions.sendMessage(text, key);
      onChange((known) => withComments(known, [comment]));
    },
    async readOlderComments() {
      const older = await actions.commentsBefore(view.comments[0]!.id);
      onChange((known) => withComments(known, older, true));
    },
    async readOlderActivity() {
      const older = await actions.activityBefore(view.activity.at(-1)!.id);
      onChange((known) => withActivity(known, older, true));
    },
  };

  // Here and not beside the conversation, because what waits is sent also while another tab of the panel is open.
  const outbox = useOutbox(view.designId, handlers.sendMessage);

  return (
    <>
      <WorkspaceHeader view={view} showsPanel={showsPanel} onPanel={onPanel} themeButton={themeButton} />
      <main id="main" className={classes(styles.workspace, !showsPanel && styles.alone)}>
        <div className={styles.main}>
          {view.isDemo && (
            <p className={styles.sample}>
              <b>This is a sample project.</b> Try everything; nothing you do here is kept or seen by anyone.
            </p>
          )}
          <BuildBar view={view} handlers={handlers} now={now} />
          <Reference view={view} />
          <ReviewCard view={view} />
          <ReflectionCard view={view} />
          {view.brief && <BriefCard brief={view.brief} />}
        </div>
        {showsPanel && <Panel ref={panel} view={view} outbox={outbox} handlers={handlers} now={now} />}
      </main>
    </>
  );
}

export interface WorkspaceHandlers {
  move: (from: BuildStatus, to: BuildStatus, reason: string) => Promise<void>;
  putLinks: (change: { demoUrl?: string; repoUrl?: string }) => Promise<void>;
  shareProgress: (message: string, key: string) => Promise<void>;
  sendMessage: (text: string, key: string) => Promise<void>;
  readOlderComments: () => Promise<void>;
  readOlderActivity: () => Promise<void>;
}
